import type {CodeBlockMetadata, WordWrap} from '@lectern/theme-common/internal';

/** @swizzle wrap=forbidden eject=unsafe */
/** Metadata of a code block without language, title and marked lines. */
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
