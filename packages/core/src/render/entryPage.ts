import type {LoadContext} from '../plugins/Plugin.js';
import {GLOBAL_DATA_NAME} from '../routes/planData.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {addBaseUrl} from '../shared/baseUrl.js';
import type {RoutePayload} from '../shared/payload.js';
import {relativeUrl} from '../shared/relativeUrl.js';
import {createPageTemplate, escapeAttribute} from './htmlPage.js';
import type {PageShell} from './RenderJob.js';

const NEEDS_SCRIPT = 'This site needs JavaScript.';
const NEEDS_SERVER =
  'Browsers do not run the scripts of a page that is opened from disk. Put this folder on any web server, under any path; on this computer, "npx serve" in the folder will do.';

/** HTML of the messages that are shown if the site cannot start. */
const NOTICES = `<noscript><p lang="en">${NEEDS_SCRIPT}</p></noscript><script>if(location.protocol==='file:')document.body.append(${JSON.stringify(NEEDS_SERVER)})</script>`;

export interface EntryPageInput {
  readonly context: Pick<LoadContext, 'siteConfig' | 'baseUrl'>;
  readonly plan: Pick<SitePlan, 'data'>;
  readonly shell: PageShell;
  /** Hash of all bundled code (`Bundle.codeHash`), which becomes part of the payload. */
  readonly codeHash: string;
}

/**
 * Makes the tags for `<head>`. They have the attribute `data-rh` of react-helmet-async, which replaces tags with this
 * attribute when the app runs in the browser.
 */
function headTags({context}: EntryPageInput): string[] {
  const {title, url, favicon, noIndex} = context.siteConfig;
  const {baseUrl} = context;
  const icon = favicon && relativeUrl(baseUrl, addBaseUrl(favicon, {siteUrl: url, baseUrl}));
  return [
    `<title data-rh="true">${escapeAttribute(title)}</title>`,
    '<meta data-rh="true" name="viewport" content="width=device-width, initial-scale=1.0">',
    ...(noIndex ? ['<meta data-rh="true" name="robots" content="noindex, nofollow">'] : []),
    ...(icon ? [`<link data-rh="true" rel="icon" href="${escapeAttribute(icon)}">`] : []),
  ];
}

/**
 * Makes the only HTML document of a site with the hash router. It contains no page: the browser renders the page of the
 * URL fragment.
 */
export async function entryPage(input: EntryPageInput): Promise<string> {
  const {context, plan, shell, codeHash} = input;
  const globalData = plan.data[GLOBAL_DATA_NAME];
  if (!globalData) throw new Error('The site has no global data.');
  const files = {[`data:${GLOBAL_DATA_NAME}`]: globalData.url};
  const payload: RoutePayload = {code: codeHash, path: '', chain: [], files};
  const template = await createPageTemplate(shell);
  return template(
    {...shell, postBodyTags: NOTICES + shell.postBodyTags},
    {
      appHtml: '',
      htmlAttributes: `lang="${escapeAttribute(shell.lang)}" dir="${shell.direction}" data-has-hydrated="false"`,
      bodyAttributes: '',
      metaAttributes: headTags(input),
      payload: JSON.stringify(payload),
      preloads: [],
      isStill: false,
      dataPreloads: [relativeUrl(context.baseUrl, globalData.url)],
    },
  );
}
