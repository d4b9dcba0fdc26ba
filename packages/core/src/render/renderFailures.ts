import fs from 'node:fs';
import path from 'node:path';
import {SiteError} from '../errors/SiteError.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {PageFailure} from './RenderJob.js';

/** The innermost component of a React component stack: "at Broken (…)" → "Broken". */
export function innermostComponent(stack: string | undefined): string | undefined {
  return /^\s*at (?:new )?([A-Za-z_$][\w$.]*)/m.exec(stack ?? '')?.[1];
}

/** Every component name of a stack, innermost first. */
function componentsOf(stack: string | undefined): string[] {
  return [...(stack ?? '').matchAll(/^\s*at (?:new )?([A-Za-z_$][\w$.]*)/gm)].flatMap(
    (match) => match[1] ?? [],
  );
}

/** The line on which a page's own text uses one of the components that were being rendered, innermost first. */
export function lineOfUse(text: string, components: readonly string[]): number | undefined {
  for (const component of components) {
    const at = text.search(new RegExp(`<${component.replace(/[$.]/g, '\\$&')}[\\s/>]`));
    if (at !== -1) return text.slice(0, at).split('\n').length;
  }
  return undefined;
}

function placeOf(
  failure: PageFailure,
  page: PlannedPage | undefined,
  siteDir: string,
): {file: string; line?: number} | undefined {
  const source = page?.content[0] ?? page?.chain.at(-1)?.component.slice('code:'.length);
  if (!source?.startsWith('@site/')) return undefined;
  const file = path.join(siteDir, source.slice('@site/'.length).replace(/\?.*$/, ''));
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return {file, line: lineOfUse(text, componentsOf(failure.componentStack))};
}

/** One report for all pages that threw: file and line in the content, the component, the message. */
export function renderFailures(
  failures: readonly PageFailure[],
  pages: readonly PlannedPage[],
  {siteDir}: {siteDir: string},
): SiteError {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const described = failures.map((failure) => {
    const place = placeOf(failure, byPath.get(failure.path), siteDir);
    const component = innermostComponent(failure.componentStack);
    const what = component
      ? `<${component}> threw while rendering ${failure.path}`
      : `${failure.path} did not render`;
    return {place, text: `${what}: ${failure.message}`};
  });
  const [first] = described;
  if (first && described.length === 1) {
    return new SiteError('PAGE_RENDER_FAILED', first.text, {
      place: first.place,
      hint: 'Code that needs the browser belongs into an effect or into <BrowserOnly>.',
    });
  }
  const lines = described.map(({place, text}) => {
    const where = place ? `${path.relative(siteDir, place.file)}${place.line ? `:${place.line}` : ''} ` : '';
    return `- ${where}${text}`;
  });
  return new SiteError(
    'PAGE_RENDER_FAILED',
    `${failures.length} pages did not render:\n${lines.join('\n')}`,
    {
      hint: 'Code that needs the browser belongs into an effect or into <BrowserOnly>.',
    },
  );
}
