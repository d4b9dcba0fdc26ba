import {expect, test} from 'vitest';
import {SiteError} from '../errors/SiteError.js';
import {removeTypes} from './removeTypes.js';

const lines = (...text: string[]) => `${text.join('\n')}\n`;

test('types go, with their comments and the empty lines around them; all else stays', () => {
  const source = lines(
    "import Layout, {type Props as LayoutProps} from '@theme/Layout';",
    "import {useState, type ReactNode} from 'react';",
    "import type {Item} from './items.js';",
    '',
    '/** What the list shows. */',
    'export interface Props extends LayoutProps {',
    '  /** In order. */',
    '  readonly items: readonly Item[];',
    '}',
    '',
    '/** A list. */',
    'export default function List<T extends Item>({items, first}: Props & {first?: T}): ReactNode {',
    '  const [open, setOpen] = useState<boolean>(false);',
    '  const last = items.at(-1)! as T;',
    '  // A comment.',
    '  return <Layout title={open}>{(last satisfies Item).name}</Layout>;',
    '}',
  );
  expect(removeTypes(source, 'List/index.tsx')).toBe(
    lines(
      "import Layout from '@theme/Layout';",
      "import {useState} from 'react';",
      '',
      '/** A list. */',
      'export default function List({items, first}) {',
      '  const [open, setOpen] = useState(false);',
      '  const last = items.at(-1);',
      '  // A comment.',
      '  return <Layout title={open}>{(last).name}</Layout>;',
      '}',
    ),
  );
});

test('TypeScript that is more than types is refused', () => {
  const refused = () => removeTypes('export enum Tone {Kind}\n', 'Tone.ts');
  expect(refused).toThrow(SiteError);
  expect(refused).toThrow('The types of Tone.ts cannot be removed.');
});

test('letters beyond ASCII in types do not move what follows', () => {
  const source = lines("type Größe = 'klein' | '大' | '😀';", 'export const größe: Größe = 1;');
  expect(removeTypes(source, 'a.ts')).toBe('export const größe = 1;\n');
});
