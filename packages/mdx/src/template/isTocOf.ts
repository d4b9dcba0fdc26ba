import {templateToc} from '../client/template/templateToc.js';
import type {TocEntry} from '../compilation.js';

/** Checks that the headings that the runtime finds in a template are those of the page. */
export function isTocOf(template: string, toc: readonly TocEntry[]): boolean {
  return JSON.stringify(templateToc(template)) === JSON.stringify(toc);
}
