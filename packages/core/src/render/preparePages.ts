import {sha256} from '@lectern/store';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {type PagePayload, type PayloadInput, PayloadWriter} from './pagePayload.js';
import type {PageShell} from './RenderJob.js';

/** A page with all that decides its HTML, before it is rendered. */
export interface PreparedPage {
  readonly page: PlannedPage;
  readonly payload: PagePayload;
  /** Hash of everything that the page shows: its name in the cache. */
  readonly key: string;
}

export interface PreparePagesInput {
  readonly plan: Pick<SitePlan, 'pages'> & PayloadInput['plan'];
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly shell: PageShell;
  readonly payloads: Omit<PayloadInput, 'plan' | 'contents'>;
}

/** Key of the parts of the shell that decide a page's HTML; paths on this machine do not. */
function shellKey(shell: PageShell): string {
  const {serverEntry: _entry, reactDomDir: _reactDom, pagesDir: _dir, dataFiles: _files, ...rest} = shell;
  return sha256(JSON.stringify(rest));
}

/** Builds the payload of every page and, from all that goes into a page, its key. */
export function preparePages({plan, contents, shell, payloads}: PreparePagesInput): readonly PreparedPage[] {
  const salt = shellKey(shell);
  const writer = new PayloadWriter({...payloads, plan, contents});
  return plan.pages.map((page) => {
    const payload = writer.payload(page);
    return {page, payload, key: sha256(`${salt}\n${payload.identity()}`).slice(0, 32)};
  });
}
