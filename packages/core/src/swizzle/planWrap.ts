import type {Language} from './planEject.js';
import type {ThemeComponent} from './Theme.js';
import {isOneFile} from './themeFiles.js';

/** Converts the name of a component to a JavaScript identifier: "prism-include-languages" → "PrismIncludeLanguages". */
function identifier(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  const words = last.split(/[^\p{ID_Continue}]+/u).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function typesOfWrapper(id: string): string {
  return `import type {WrapperProps} from '@docusaurus/types';
import type {ReactNode} from 'react';

type Props = WrapperProps<typeof ${id}>;
`;
}

function wrapper(name: string, id: string, isTyped: boolean): string {
  return `import ${id} from '@theme-original/${name}';
${isTyped ? typesOfWrapper(id) : ''}
export default function ${id}Wrapper${isTyped ? '(props: Props): ReactNode' : '(props)'} {
  return (
    <>
      <${id} {...props} />
    </>
  );
}
`;
}

/**
 * Returns path (relative to `src/theme`) and text of a wrapper: a component that renders the component of the theme.
 * The wrapper is "Tag.tsx" if the component is a single file in the theme, "Tag/index.tsx" if it is a folder.
 */
export function planWrap(component: ThemeComponent, language: Language): {file: string; text: string} {
  const {name} = component;
  const base = isOneFile(component) ? name : `${name}/index`;
  const isTyped = language === 'typescript';
  return {file: isTyped ? `${base}.tsx` : `${base}.js`, text: wrapper(name, identifier(name), isTyped)};
}
