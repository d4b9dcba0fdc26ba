import path from 'node:path';
import type {Compilation, TocEntry} from '../compilation.js';

/**
 * Returns names and code of the exports that every page has: front matter, title, table of contents.
 *
 * @param partials - see `tocText`
 */
export function pageValues(
  {toc, contentTitle, frontMatter}: Compilation,
  partials: ReadonlyMap<string, string>,
): [name: string, code: string][] {
  return [
    ['frontMatter', literal(frontMatter)],
    ['contentTitle', literal(contentTitle)],
    ['toc', tocText(toc, partials)],
  ];
}

/**
 * Returns JavaScript for the table of contents. An entry for a component becomes the headings of the Markdown file that
 * the component is; without such a file, it is left out.
 *
 * @param partials - name of a component in the file → JavaScript expression for the module of its Markdown file.
 */
function tocText(toc: readonly TocEntry[], partials: ReadonlyMap<string, string>): string {
  const entries = toc.flatMap((entry) => {
    if (!('component' in entry))
      return [`{value:${literal(entry.value)},id:${literal(entry.id)},level:${entry.level}}`];
    const partial = partials.get(entry.component);
    return partial ? [`...${partial}.toc||[]`] : [];
  });
  return `[${entries.join(',')}]`;
}

/**
 * Returns JavaScript for a value of JSON. A value with the key `__proto__` is written as a call of `JSON.parse`, since
 * in an object literal, this key would set the prototype.
 */
export function literal(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  return json.includes('__proto__') ? `JSON.parse(${JSON.stringify(json)})` : json;
}

/**
 * Returns the code of the function `_missingMdxReference`, which a page calls for an undefined component. The function
 * throws an error with the file and the name of the component.
 */
export function missingComponent({input}: Compilation): string {
  const file = JSON.stringify(path.relative(input.site.siteDir, input.file).split(path.sep).join('/'));
  return `function _missingMdxReference(name){throw new Error(${file}+" uses <"+name+">, but no such component is defined. Import it, or add it to the components of every page in src/theme/MDXComponents.")}`;
}
