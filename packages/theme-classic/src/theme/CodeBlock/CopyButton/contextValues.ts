import type {CodeBlockMetadata, WordWrap} from '@lectern/theme-common/internal';

/** @swizzle wrap=forbidden eject=unsafe */
/** Metadata of a code block of which only the code is given. */
export function metadataOf(code: string): CodeBlockMetadata {
  return {
    codeInput: code,
    code,
    className: '',
    language: 'text',
    title: undefined,
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
}

export const noWordWrap: WordWrap = {
  codeBlockRef: {current: null},
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => {},
};
