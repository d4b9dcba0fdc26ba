import {expect, test} from 'vitest';
import {withoutOwnLayers} from './unlayerLoader.js';

const lines = (css: string) => withoutOwnLayers(css, '/theme/styles.css').replace(/\s+/g, ' ').trim();

test('rules of the layers of themes are in no layer, in the same order', () => {
  expect(
    lines(
      '/* a */\n@layer lectern.theme {\n  .a { top: 0 }\n\n  @media print { .b { top: 0 } }\n}\n.c { top: 0 }',
    ),
  ).toBe('/* a */ .a { top: 0 } @media print { .b { top: 0 } } .c { top: 0 }');
  expect(lines('@layer lectern.infima{.a{top:0}}@layer lectern.theme{.b{top:0}}')).toBe('.a{top:0}.b{top:0}');
});

test('other layers stay, as does CSS that only mentions ours', () => {
  for (const css of [
    '@layer base { a { top: 0 } }',
    '@layer lectern.theme, mine;',
    '.a { content: "@layer lectern.theme" }',
    '/* @layer lectern.theme {} */ a { top: 0 }',
    'a { top: 0 }',
  ])
    expect(lines(css)).toBe(css);
  expect(lines('@layer mine { @layer lectern.theme { a { top: 0 } } }')).toBe('@layer mine { a { top: 0 } }');
});
