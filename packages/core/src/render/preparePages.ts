import {sha256} from '@lectern/store';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {type PagePayload, type PayloadInput, PayloadWriter} from './pagePayload.js';
import type {PageShell} from './RenderJob.js';

/** A page with its payload (the JSON data for the browser) and its cache key, before it is rendered. */
export interface PreparedPage {
  readonly page: PlannedPage;
  readonly payload: PagePayload;
  /** Hash of all inputs of the page's HTML, under which the cache stores it. */
  readonly key: string;
}

export interface PreparePagesInput {
  readonly plan: Pick<SitePlan, 'pages'> & PayloadInput['plan'];
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly shell: PageShell;
  readonly payloads: Omit<PayloadInput, 'plan' | 'contents'>;
}

/** Hashes the data that all pages share, without paths on this machine, on which the HTML does not depend. */
function shellKey(shell: PageShell): string {
  const {serverEntry: _entry, reactDomDir: _reactDom, pagesDir: _dir, dataFiles: _files, ...rest} = shell;
  return sha256(JSON.stringify(rest));
}

/** Builds the payload and the key of each page. */
export function preparePages({plan, contents, shell, payloads}: PreparePagesInput): readonly PreparedPage[] {
  const salt = shellKey(shell);
  const writer = new PayloadWriter({...payloads, plan, contents});
  return plan.pages.map((page) => {
    const payload = writer.payload(page);
    return {page, payload, key: sha256(`${salt}\n${payload.identity()}`).slice(0, 32)};
  });
}
