import {sha256} from '../cache/hash.js';
import type {CompiledContent} from '../compile/ContentStore.js';
import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {type PagePayload, type PayloadInput, pagePayload} from './pagePayload.js';
import type {PageShell} from './RenderJob.js';

/** A page with all that decides its HTML, before it is rendered. */
export interface PreparedPage extends PagePayload {
  readonly page: PlannedPage;
  /** Hash of everything that the page shows: its name in the cache. */
  readonly key: string;
}

export interface PreparePagesInput {
  readonly plan: Pick<SitePlan, 'pages' | 'data'>;
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly shell: PageShell;
  readonly payloads: Omit<PayloadInput, 'plan' | 'contents'>;
}

/** What of the shell decides a page's HTML; where its files stand on this machine does not. */
function shellKey(shell: PageShell): string {
  const {serverEntry: _entry, pagesDir: _dir, dataFiles: _files, ...rest} = shell;
  return sha256(JSON.stringify(rest));
}

/** Builds the payload of every page and, from all that goes into a page, its key. */
export function preparePages({plan, contents, shell, payloads}: PreparePagesInput): readonly PreparedPage[] {
  const salt = shellKey(shell);
  const input = {...payloads, plan, contents};
  return plan.pages.map((page) => {
    const payload = pagePayload(page, input);
    return {...payload, page, key: sha256(`${salt}\n${page.path}\n${payload.text}`).slice(0, 32)};
  });
}
