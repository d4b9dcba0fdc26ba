import {SiteError} from '@lectern/core';
import {nearest} from '../nearest.js';
import {lineOfText, type SidebarSource} from './normalize.js';
import type {Sidebar, Sidebars} from './types.js';

function* docIdsOf(items: Sidebar): Generator<string> {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') yield item.id;
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') yield item.link.id;
    yield* docIdsOf(item.items);
  }
}

function problemLine(id: string, source: SidebarSource, known: ReadonlySet<string>): string {
  const line = lineOfText(source, id);
  const guesses = nearest(id, known).map((guess) => `"${guess}"`);
  const advice = guesses.length > 0 ? ` Did you mean ${guesses.join(' or ')}?` : '';
  return `${source.file}${line ? `:${line}` : ''} lists "${id}", but no document has that id.${advice}`;
}

/**
 * @param known - ids of all docs of the version, drafts included
 * @throws {SiteError} `SIDEBAR_UNKNOWN_DOC` naming every id that no doc has, with those that look alike.
 */
export function checkSidebarDocIds(
  sidebars: Sidebars,
  known: ReadonlySet<string>,
  source: SidebarSource,
): void {
  const unknown = new Set<string>();
  for (const items of Object.values(sidebars)) {
    for (const id of docIdsOf(items)) if (!known.has(id)) unknown.add(id);
  }
  if (unknown.size === 0) return;
  const ids = [...unknown];
  const someIds = [...known].sort().slice(0, 20);
  const line = lineOfText(source, ids[0]);
  throw new SiteError('SIDEBAR_UNKNOWN_DOC', ids.map((id) => problemLine(id, source, known)).join('\n'), {
    place: {file: source.file, ...(line && {line})},
    hint: `An id is the path of the file in the docs folder, without extension and number prefixes. ${
      known.size > someIds.length ? `The first ids of ${known.size}` : 'The ids are'
    }: ${someIds.join(', ')}.`,
  });
}
