import {htmlPage, type PageParts, templateVariables} from './htmlPage.js';
import type {PageShell} from './RenderJob.js';

/** Makes a document of what a page adds to the shell. */
export type PageTemplate = (shell: PageShell, parts: PageParts) => string;

/** The template of the site: the `ssrTemplate` option, or else our own. */
export async function createPageTemplate({template: text}: PageShell): Promise<PageTemplate> {
  if (!text) return htmlPage;
  const {Eta} = await import('eta');
  const eta = new Eta({autoEscape: false, rmWhitespace: false});
  const compiled = eta.compile(text);
  return (shell, parts) => eta.render(compiled, templateVariables(shell, parts));
}
