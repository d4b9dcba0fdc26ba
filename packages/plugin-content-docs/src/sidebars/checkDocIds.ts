import type {Problem} from '@lectern/core/content-helpers';
import {didYouMean} from '@lectern/core/content-helpers';
import {lineOfText, type SidebarSource} from '../model/SidebarSource.js';
import type {Sidebar, Sidebars} from '../model/sidebarItems.js';
import {CURRENT_VERSION} from '../versions/versionNames.js';

function* docIdsOf(items: Sidebar): Generator<string> {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') yield item.id;
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') yield item.link.id;
    yield* docIdsOf(item.items);
  }
}

export interface CheckDocIdsInput {
  readonly versionName: string;
  /** Ids of all docs of the version, drafts included. */
  readonly known: ReadonlySet<string>;
  /** Files in which the line of an id is searched. If none contains the id, the first one is reported. */
  readonly sources: readonly [SidebarSource, ...SidebarSource[]];
}

/** Returns a problem for each id in sidebars that no doc has, with suggestions of similar ids. */
export function checkSidebarDocIds(
  sidebars: Sidebars,
  {versionName, known, sources}: CheckDocIdsInput,
): readonly Problem[] {
  const ids = Object.values(sidebars).flatMap((items) => [...docIdsOf(items)]);
  const unknown = new Set(ids.filter((id) => !known.has(id)));
  const where = versionName === CURRENT_VERSION ? 'no document' : `no document of version "${versionName}"`;
  return [...unknown].map((id): Problem => {
    const source = sources.find((candidate) => lineOfText(candidate, id) !== undefined) ?? sources[0];
    const message = `lists "${id}", but ${where} has that id.${didYouMean(id, known)}`;
    return {file: source.file, line: lineOfText(source, id), message};
  });
}
