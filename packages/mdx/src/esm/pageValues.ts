import path from 'node:path';
import type {Compilation, TocEntry} from '../compilation.js';

/**
 * The table of contents, with those of imported Markdown where its components are.
 *
 * @param partials - local name of a component → JavaScript that gives its module.
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

/** JSON is JavaScript but for one key, which would set a prototype. */
export function literal(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  return json.includes('__proto__') ? `JSON.parse(${JSON.stringify(json)})` : json;
}

/** The function that a page calls for a component which is not defined. */
export function missingComponent({input}: Compilation): string {
  const file = JSON.stringify(path.relative(input.site.siteDir, input.file).split(path.sep).join('/'));
  return `function _missingMdxReference(name){throw new Error(${file}+" uses <"+name+">, but no such component is defined. Import it, or add it to the components of every page in src/theme/MDXComponents.")}`;
}
