import path from 'node:path';
import {expect, test} from 'vitest';
import {shownError} from '../../test/shownError.js';
import {tempSite} from '../../test/tempSite.js';
import {listThemeComponents} from '../routes/themeAliases.js';
import {listComponents} from './listComponents.js';
import type {SwizzleConfig, Theme} from './Theme.js';

function theme(
  files: {readonly [name: string]: string},
  components: SwizzleConfig['components'] = {},
): Theme {
  const dir = tempSite(files);
  return {name: 'theme', version: '1.0.0', dir, files: listThemeComponents(dir), config: {components}};
}

test('components and folders have the levels of their comments, of getSwizzleConfig, or are unsafe', () => {
  const listed = listComponents(
    theme(
      {
        'Footer/index.tsx': '/** The footer. @swizzle safe */\nexport default () => null;\n',
        'Footer/index.test.tsx': '',
        'Items/Types.ts':
          '/**\n * Kinds.\n *\n * @swizzle wrap=forbidden eject=safe All types.\n */\nexport default {};\n',
        'Tag.jsx': 'export default () => null;\n',
        'Tag/labelOf.ts': 'export default () => "";\n',
      },
      {Tag: {actions: {wrap: 'safe', eject: 'unsafe'}, description: 'A tag.'}},
    ),
  );
  expect(listed).toEqual([
    {
      name: 'Footer',
      file: 'Footer/index.tsx',
      levels: {wrap: 'safe', eject: 'safe'},
      description: 'The footer.',
    },
    {name: 'Items', levels: {wrap: 'forbidden', eject: 'unsafe'}},
    {
      name: 'Items/Types',
      file: 'Items/Types.ts',
      levels: {wrap: 'forbidden', eject: 'safe'},
      description: 'All types.',
    },
    {name: 'Tag', file: 'Tag.jsx', levels: {wrap: 'safe', eject: 'unsafe'}, description: 'A tag.'},
    {name: 'Tag/labelOf', file: 'Tag/labelOf.ts', levels: {wrap: 'forbidden', eject: 'unsafe'}},
  ]);
});

test('a level that does not exist is an error with file and line', () => {
  const misspelt = theme({'Footer.tsx': 'const a = 1;\n/** @swizzle save */\nexport default () => a;\n'});
  let message = '';
  try {
    listComponents(misspelt);
  } catch (error) {
    message = shownError(error, {siteDir: path.dirname(misspelt.dir)});
  }
  expect(message).toContain('[SWIZZLE_TAG_INVALID]');
  expect(message).toContain('Footer.tsx:2 The safety level behind @swizzle is not known.');
});
