import {didYouMean, type Problem} from '@lectern/core/content-helpers';
import {lineOfText, type SidebarSource} from '../model/SidebarSource.js';
import type {Sidebars} from '../model/sidebarItems.js';
import {CURRENT_VERSION} from '../model/versionName.js';
import {allItems, linkedDocId} from './allItems.js';

export interface CheckDocIdsInput {
  readonly versionName: string;
  /** Ids of all docs of the version, drafts included. */
  readonly known: ReadonlySet<string>;
  /** Files in which the line of an id is searched. If no file contains the id, the first file is reported. */
  readonly sources: readonly [SidebarSource, ...SidebarSource[]];
}

/** Returns a problem for each id in sidebars that no doc has, with suggestions of similar ids. */
export function checkSidebarDocIds(
  sidebars: Sidebars,
  {versionName, known, sources}: CheckDocIdsInput,
): readonly Problem[] {
  const items = Object.values(sidebars).flatMap((sidebar) => [...allItems(sidebar)]);
  const ids = items.map(linkedDocId).filter((id) => id !== undefined);
  const unknown = new Set(ids.filter((id) => !known.has(id)));
  const where = versionName === CURRENT_VERSION ? 'no document' : `no document of version "${versionName}"`;
  return [...unknown].map((id): Problem => {
    const source = sources.find((candidate) => lineOfText(candidate, id) !== undefined) ?? sources[0];
    const message = `lists "${id}", but ${where} has that id.${didYouMean(id, known)}`;
    return {file: source.file, line: lineOfText(source, id), message};
  });
}
