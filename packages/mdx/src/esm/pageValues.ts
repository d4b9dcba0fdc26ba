import path from 'node:path';
import type {Compilation, TocEntry} from '../compilation.js';

/**
 * Returns JavaScript for the table of contents. Headings of imported Markdown are in the place of its component.
 *
 * @param partials - name of a component in the file → JavaScript expression for its module.
 */
export function tocText(toc: readonly TocEntry[], partials: ReadonlyMap<string, string>): string {
  const entries = toc.flatMap((entry) => {
    if (!('component' in entry))
      return [`{value:${literal(entry.value)},id:${literal(entry.id)},level:${entry.level}}`];
    const partial = partials.get(entry.component);
    return partial ? [`...${partial}.toc||[]`] : [];
  });
  return `[${entries.join(',')}]`;
}

/**
 * Returns JavaScript for a value of JSON. In an object literal, the key `__proto__` would set the prototype, so a value
 * with it is parsed as JSON.
 */
export function literal(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  return json.includes('__proto__') ? `JSON.parse(${JSON.stringify(json)})` : json;
}

/** Returns the code of the function that a page calls for an undefined component. It throws. */
export function missingComponent({input}: Compilation): string {
  const file = JSON.stringify(path.relative(input.site.siteDir, input.file).split(path.sep).join('/'));
  return `function _missingMdxReference(name){throw new Error(${file}+" uses <"+name+">, but no such component is defined. Import it, or add it to the components of every page in src/theme/MDXComponents.")}`;
}
