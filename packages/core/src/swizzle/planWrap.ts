import type {Language} from './planEject.js';
import type {ThemeComponent} from './Theme.js';
import {isOneFile} from './themeFiles.js';

/** Name of a component as an identifier: "prism-include-languages" → "PrismIncludeLanguages". */
function identifier(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  const words = last.split(/[^\p{ID_Continue}]+/u).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function typedWrapper(name: string, id: string): string {
  return `import ${id} from '@theme-original/${name}';
import type {WrapperProps} from '@docusaurus/types';
import type {ReactNode} from 'react';

type Props = WrapperProps<typeof ${id}>;

export default function ${id}Wrapper(props: Props): ReactNode {
  return (
    <>
      <${id} {...props} />
    </>
  );
}
`;
}

function untypedWrapper(name: string, id: string): string {
  return `import ${id} from '@theme-original/${name}';

export default function ${id}Wrapper(props) {
  return (
    <>
      <${id} {...props} />
    </>
  );
}
`;
}

/**
 * File of a wrapper, relative to `src/theme`, and its text. The wrapper is a folder with an index file, or a single
 * file, as the component is in the theme.
 */
export function planWrap(component: ThemeComponent, language: Language): {file: string; text: string} {
  const {name} = component;
  const id = identifier(name);
  const base = isOneFile(component) ? name : `${name}/index`;
  return language === 'typescript'
    ? {file: `${base}.tsx`, text: typedWrapper(name, id)}
    : {file: `${base}.js`, text: untypedWrapper(name, id)};
}
