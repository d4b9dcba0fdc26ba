import npmToYarn from 'npm-to-yarn';
import {type Imports, importsOf} from './imports.js';
import {type CustomConverter, type Manager, type Options, resolveOptions} from './options.js';
import {type MdNode, replaceCode} from './tree.js';

export type {CustomConverter, Manager, Options} from './options.js';

// npm-to-yarn 3.2.0: TypeScript reads its types as the types of a CommonJS module, in which the function is the
// property `default`. Node loads its ES module, in which the default export is the function itself.
const convertCommand = npmToYarn as unknown as (npmCode: string, to: Manager) => string;

interface Tab {
  /** Value of the tab, which the browser stores as the reader's choice: "yarn". */
  readonly value: string;
  readonly label?: string;
  readonly code: string;
}

const LABELS: {readonly [manager in Manager]: string} = {
  yarn: 'Yarn',
  pnpm: 'pnpm',
  bun: 'Bun',
  deno: 'Deno',
};

function tabOf(npmCode: string, converter: Manager | CustomConverter): Tab {
  if (typeof converter === 'string') {
    return {value: converter, label: LABELS[converter], code: convertCommand(npmCode, converter)};
  }
  const [value, convert] = converter;
  const code: unknown = convert(npmCode);
  if (typeof code === 'string') return {value, code};
  throw new Error(`The converter "${value}" of npm2yarn must return text, but returned ${String(code)}.`);
}

function attribute(name: string, value: string): object {
  return {type: 'mdxJsxAttribute', name, value};
}

function tabItem({value, label, code}: Tab, lang: MdNode['lang'], imports: Imports): MdNode {
  return {
    type: 'mdxJsxFlowElement',
    name: imports.nameOf('TabItem'),
    attributes: [attribute('value', value), ...(label === undefined ? [] : [attribute('label', label)])],
    children: [{type: 'code', lang: lang ?? null, value: code}],
  };
}

/**
 * Remark plugin for MDX: replaces a code block that has the meta `npm2yarn` by tabs, with the command for npm and for
 * other package managers.
 *
 * @throws {Error} if the options are not valid
 */
export default function npm2yarn(options?: Options): (root: MdNode) => void {
  const {sync, converters} = resolveOptions(options);
  return (root) => {
    const imports = importsOf(root);
    replaceCode(root, ({meta, lang, value: npmCode = ''}) => {
      if (meta !== 'npm2yarn') return undefined;
      const tabs = [{value: 'npm', code: npmCode}, ...converters.map((one) => tabOf(npmCode, one))];
      return {
        type: 'mdxJsxFlowElement',
        name: imports.nameOf('Tabs'),
        attributes: sync ? [attribute('groupId', 'npm2yarn')] : [],
        children: tabs.map((tab) => tabItem(tab, lang, imports)),
      };
    });
    imports.add(root);
  };
}

// Makes `require` return the function itself, so that CommonJS configurations can use the result of `require` as the
// plugin.
export {npm2yarn as 'module.exports'};
