import fs from 'node:fs';
import path from 'node:path';
import {SiteError, type SourcePlace} from '../errors/SiteError.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {PageFailure} from './RenderJob.js';

/** The innermost component of a React component stack: "at Broken (…)" → "Broken". */
function innermostComponent(stack: string | undefined): string | undefined {
  return /^\s*at (?:new )?([A-Za-z_$][\w$.]*)/m.exec(stack ?? '')?.[1];
}

/** Every component name of a stack, innermost first. */
function componentsOf(stack: string | undefined): string[] {
  return [...(stack ?? '').matchAll(/^\s*at (?:new )?([A-Za-z_$][\w$.]*)/gm)].flatMap(
    (match) => match[1] ?? [],
  );
}

/** The line on which a page's own text uses one of the components that were being rendered, innermost first. */
function lineOfUse(text: string, components: readonly string[]): number | undefined {
  for (const component of components) {
    const at = text.search(new RegExp(`<${component.replace(/[$.]/g, '\\$&')}[\\s/>]`));
    if (at !== -1) return text.slice(0, at).split('\n').length;
  }
  return undefined;
}

/** A name that the page's own text has and nothing defines. */
const UNDEFINED_NAME = /^([A-Za-z_$][\w$]*) is not defined/;
/** What React says of a component that is `undefined`. */
const UNDEFINED_COMPONENT = /^Element type is invalid/;

function lineOfName(text: string, name: string): number | undefined {
  const at = text.search(new RegExp(`(?<![\\w$.])${name.replace(/\$/g, '\\$&')}(?![\\w$])`));
  return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}

/** "Chart" and "@site/src/Chart" of every import, by name or default, that the text uses as a component. */
function importedComponents(text: string): {readonly name: string; readonly from: string}[] {
  const imports = text.matchAll(/^import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"]/gm);
  return [...imports].flatMap(([, names = '', from = '']) =>
    [...names.matchAll(/[A-Z][\w$]*(?=\s*(?:[,}]|$))/g)]
      .map(([name]) => ({name, from}))
      .filter(({name}) => text.includes(`<${name}`)),
  );
}

/** What a page's author should look at, if React only says that some component is undefined. */
function undefinedComponentHint({message}: PageFailure, text: string): string | undefined {
  const imported = UNDEFINED_COMPONENT.test(message) ? importedComponents(text) : [];
  if (imported.length === 0) return undefined;
  const list = imported.map(({name, from}) => `<${name}> from "${from}"`).join(', ');
  return `A component is undefined. Check that its file exports it, by that name: ${list}.`;
}

function lineIn(text: string, failure: PageFailure): number | undefined {
  const used = lineOfUse(text, componentsOf(failure.componentStack));
  if (used !== undefined) return used;
  const name = UNDEFINED_NAME.exec(failure.message)?.[1];
  if (name !== undefined) return lineOfName(text, name);
  const [only, ...others] = UNDEFINED_COMPONENT.test(failure.message) ? importedComponents(text) : [];
  return only && others.length === 0 ? lineOfUse(text, [only.name]) : undefined;
}

function placeOf(
  failure: PageFailure,
  page: PlannedPage | undefined,
  siteDir: string,
): {readonly place: SourcePlace; readonly text: string} | undefined {
  const source = page?.content[0] ?? page?.chain.at(-1)?.component.slice('code:'.length);
  if (!source?.startsWith('@site/')) return undefined;
  const file = path.join(siteDir, source.slice('@site/'.length).replace(/\?.*$/, ''));
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return {place: {file, line: lineIn(text, failure)}, text};
}

function shown(place: SourcePlace | undefined, siteDir: string): string | undefined {
  if (!place) return undefined;
  const file = path.relative(siteDir, place.file).split(path.sep).join('/');
  return place.line === undefined ? file : `${file}:${place.line}`;
}

/** A failure, and where in the site's own code it was thrown if that is known. */
export interface LocatedFailure extends PageFailure {
  readonly thrownAt?: SourcePlace | undefined;
}

interface Description {
  /** Where the page uses the component. */
  readonly used: SourcePlace | undefined;
  readonly thrownAt: SourcePlace | undefined;
  readonly text: string;
  readonly hint: string | undefined;
}

/** Names that only a browser has. */
const BROWSER_NAME =
  /^(?:window|document|navigator|location|history|self|localStorage|sessionStorage|matchMedia|requestAnimationFrame|[A-Z]\w*(?:Element|Observer)) is not defined/;
const BROWSER_HINT = 'Code that needs the browser belongs into an effect or into <BrowserOnly>.';

/** One failing page: the place is that of the code, unless only the page that uses it is known. */
function oneFailure({used, thrownAt, text, hint}: Description, siteDir: string): SiteError {
  const isElsewhere = used !== undefined && thrownAt !== undefined && used.file !== thrownAt.file;
  const message = isElsewhere ? `${text} (on the page of ${shown(used, siteDir)})` : text;
  return new SiteError('PAGE_RENDER_FAILED', message, {place: thrownAt ?? used, hint});
}

function listLine({used, thrownAt, text}: Description, siteDir: string): string {
  const isElsewhere = thrownAt !== undefined && used?.file !== thrownAt.file;
  const page = shown(isElsewhere ? used : (thrownAt ?? used), siteDir);
  return `- ${page ? `${page} ` : ''}${text}${isElsewhere ? ` (in ${shown(thrownAt, siteDir)})` : ''}`;
}

/** One report for all pages that threw: file and line in the code and the content, the component, the message. */
export function renderFailures(
  failures: readonly LocatedFailure[],
  pages: readonly PlannedPage[],
  {siteDir}: {siteDir: string},
): SiteError {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const described = failures.map((failure): Description => {
    const component = innermostComponent(failure.componentStack);
    const what = component
      ? `<${component}> threw while rendering ${failure.path}`
      : `${failure.path} did not render`;
    const page = placeOf(failure, byPath.get(failure.path), siteDir);
    return {
      used: page?.place,
      thrownAt: failure.thrownAt,
      text: `${what}: ${failure.message}`,
      hint: BROWSER_NAME.test(failure.message)
        ? BROWSER_HINT
        : page && undefinedComponentHint(failure, page.text),
    };
  });
  const [first] = described;
  if (first && described.length === 1) return oneFailure(first, siteDir);
  const lines = described.map((description) => listLine(description, siteDir));
  return new SiteError(
    'PAGE_RENDER_FAILED',
    `${failures.length} pages did not render:\n${lines.join('\n')}`,
    {hint: [...new Set(described.flatMap(({hint}) => hint ?? []))].join('\n')},
  );
}
