import type {Stem} from './findTerms.js';

type Load = () => Promise<{readonly stemmer: Stem}>;

/** By the language of the locale. A browser loads the one that it needs. */
const LOADERS: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['ar', () => import('@orama/stemmers/arabic')],
  ['bg', () => import('@orama/stemmers/bulgarian')],
  ['da', () => import('@orama/stemmers/danish')],
  ['de', () => import('@orama/stemmers/german')],
  ['el', () => import('@orama/stemmers/greek')],
  ['en', () => import('@orama/stemmers/english')],
  ['es', () => import('@orama/stemmers/spanish')],
  ['fi', () => import('@orama/stemmers/finnish')],
  ['fr', () => import('@orama/stemmers/french')],
  ['ga', () => import('@orama/stemmers/irish')],
  ['hi', () => import('@orama/stemmers/indian')],
  ['hu', () => import('@orama/stemmers/hungarian')],
  ['hy', () => import('@orama/stemmers/armenian')],
  ['id', () => import('@orama/stemmers/indonesian')],
  ['it', () => import('@orama/stemmers/italian')],
  ['lt', () => import('@orama/stemmers/lithuanian')],
  ['nb', () => import('@orama/stemmers/norwegian')],
  ['ne', () => import('@orama/stemmers/nepali')],
  ['nl', () => import('@orama/stemmers/dutch')],
  ['nn', () => import('@orama/stemmers/norwegian')],
  ['no', () => import('@orama/stemmers/norwegian')],
  ['pt', () => import('@orama/stemmers/portuguese')],
  ['ro', () => import('@orama/stemmers/romanian')],
  ['ru', () => import('@orama/stemmers/russian')],
  ['sr', () => import('@orama/stemmers/serbian')],
  ['sv', () => import('@orama/stemmers/swedish')],
  ['ta', () => import('@orama/stemmers/tamil')],
  ['tr', () => import('@orama/stemmers/turkish')],
  ['uk', () => import('@orama/stemmers/ukrainian')],
]);

/** @param locale - "pt-BR". Without a stemmer for its language, a word has one form. */
export async function loadStem(locale: string): Promise<Stem> {
  const load = LOADERS.get(locale.toLowerCase().split(/[-_]/)[0] ?? '');
  return load ? (await load()).stemmer : (word) => word;
}
