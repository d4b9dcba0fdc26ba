import {htmlPage, type PageParts, templateVariables} from './htmlPage.js';
import type {PageShell} from './RenderJob.js';

/** Makes the HTML document of a page. */
export type PageTemplate = (shell: PageShell, parts: PageParts) => string;

/** Returns the template of the site: the option `ssrTemplate`, or our own template. */
export async function createPageTemplate({template: text}: PageShell): Promise<PageTemplate> {
  if (!text) return htmlPage;
  const {Eta} = await import('eta');
  const eta = new Eta({autoEscape: false, rmWhitespace: false});
  const compiled = eta.compile(text);
  return (shell, parts) => eta.render(compiled, templateVariables(shell, parts));
}
