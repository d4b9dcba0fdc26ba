import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {listThemeComponents} from '../routes/themeAliases.js';
import {listComponents} from './listComponents.js';
import {type Language, planEject} from './planEject.js';
import type {Theme} from './Theme.js';

function eject(files: {readonly [name: string]: string}, name: string, language: Language) {
  const dir = tempSite(files);
  const theme: Theme = {
    name: 'theme',
    version: '1',
    dir,
    files: listThemeComponents(dir),
    config: {components: {}},
  };
  const component = listComponents(theme).find((one) => one.name === name);
  if (!component) throw new Error(`no ${name}`);
  const ejected = planEject({theme, component, language});
  return Object.fromEntries(ejected.map(({file, content}) => [file, Buffer.from(content).toString('utf8')]));
}

const files = {
  'Tag/index.tsx':
    "/*\n * Copyright Acme.\n */\nimport '../shared.css';\nimport type {A} from './types';\nexport default (a: A) => a;\n",
  'Tag/types.d.ts': 'export type A = string;\n',
  'Tag/styles.module.css': '.tag {}\n',
  'Tag/index.test.tsx': '',
  'Tag/__tests__/more.tsx': '',
  'Tag/Inner.js': 'export default () => null;\n',
  'TagList.tsx': "import Tag from './Tag/index.js';\nexport default Tag;\n",
  'TagList.module.css': '',
  'shared.css': 'p {}\n',
  'Plain.js': 'export default () => null;\n',
};

test('a folder is ejected with its components, styles and declarations, without tests and licence', () => {
  expect(eject(files, 'Tag', 'typescript')).toEqual({
    'Tag/Inner.js': files['Tag/Inner.js'],
    'Tag/index.tsx':
      "import '../shared.css';\nimport type {A} from './types';\nexport default (a: A) => a;\n",
    'Tag/styles.module.css': '.tag {}\n',
    'Tag/types.d.ts': 'export type A = string;\n',
    'shared.css': 'p {}\n',
  });
});

test('in JavaScript, types and declarations are left out', () => {
  const ejected = eject(files, 'Tag', 'javascript');
  expect(Object.keys(ejected)).toEqual([
    'Tag/Inner.js',
    'Tag/index.js',
    'Tag/styles.module.css',
    'shared.css',
  ]);
  expect(ejected['Tag/index.js']).toBe("import '../shared.css';\nexport default (a) => a;\n");
});

test('a component that is one file is ejected alone, and imports the others by their names', () => {
  expect(eject(files, 'TagList', 'typescript')).toEqual({
    'TagList.module.css': '',
    'TagList.tsx': "import Tag from '@theme/Tag';\nexport default Tag;\n",
  });
});

test('a theme without TypeScript sources has no TypeScript to eject', () => {
  expect(() => eject(files, 'Plain', 'typescript')).toThrow('theme has no TypeScript source of "Plain".');
  expect(eject(files, 'Plain', 'javascript')).toEqual({'Plain.js': files['Plain.js']});
});

test('an ejected component has no level of the theme', () => {
  const alone = {'Tag.js': '/** @swizzle unsafe */\n/** A tag. */\nexport default () => null;\n'};
  expect(eject(alone, 'Tag', 'javascript')).toEqual({
    'Tag.js': '/** A tag. */\nexport default () => null;\n',
  });
  const described = {'Tag.js': '/**\n * A tag.\n *\n * @swizzle safe\n */\nexport default () => null;\n'};
  expect(eject(described, 'Tag', 'javascript')).toEqual({
    'Tag.js': '/**\n * A tag.\n */\nexport default () => null;\n',
  });
});
