import {removeTrailingSlash} from '@lectern/core/shared/url';
import type {PluginOptions} from './options.js';

/** A redirect as the options define it, not yet checked. */
export interface WrittenRedirect {
  readonly from: string;
  readonly to: string;
  /** The option that defines the redirect; for `redirects`, with the index of the entry. `accepted`: it is in a file. */
  readonly option:
    | readonly ['redirects', number]
    | readonly ['createRedirects' | 'fromExtensions' | 'toExtensions' | 'accepted'];
  /** For `accepted`: absolute path of the file, and line from 1. */
  readonly location?: {readonly file: string; readonly line: number};
  /** True for a redirect that is left out without a report if it does not fit the pages of this locale. */
  readonly isOptional?: boolean;
}

/** Applies `change` to a path without its trailing slash, then adds the slash again. */
function changeEnd(path: string, change: (bare: string) => string): string {
  const bare = removeTrailingSlash(path);
  return change(bare) + path.slice(bare.length);
}

function fromExtensions(pages: readonly string[], extensions: readonly string[]): WrittenRedirect[] {
  const isNamed = (page: string) =>
    extensions.some((extension) => removeTrailingSlash(page).endsWith(`.${extension}`));
  return pages
    .filter((page) => page !== '/' && !isNamed(page))
    .flatMap((to) =>
      extensions.map((extension) => ({
        from: changeEnd(to, (bare) => `${bare}.${extension}`),
        to,
        option: ['fromExtensions'] as const,
      })),
    );
}

function toExtensions(pages: readonly string[], extensions: readonly string[]): WrittenRedirect[] {
  return extensions.flatMap((extension) =>
    pages
      .filter((page) => removeTrailingSlash(page).endsWith(`.${extension}`))
      .map((to) => ({
        from: changeEnd(to, (bare) => bare.slice(0, -extension.length - 1)),
        to,
        option: ['toExtensions'] as const,
      })),
  );
}

function ofList(redirects: PluginOptions['redirects']): WrittenRedirect[] {
  return redirects.flatMap(({from, to}, index) =>
    [from].flat().map((one) => ({from: one, to, option: ['redirects', index] as const})),
  );
}

function ofFunction(pages: readonly string[], {createRedirects}: PluginOptions): WrittenRedirect[] {
  if (!createRedirects) return [];
  return pages.flatMap((to) => {
    const given: unknown = createRedirects(to) ?? [];
    const froms: readonly unknown[] = Array.isArray(given) ? given : [given];
    // A value that is not a string becomes JSON, which `fromProblem` later rejects.
    return froms.map((from) => ({
      from: typeof from === 'string' ? from : String(JSON.stringify(from)),
      to,
      option: ['createRedirects'] as const,
    }));
  });
}

/**
 * Returns all redirects that the options define. The order matters: if several redirects have the same old address,
 * `planRedirects` keeps the first redirect.
 *
 * @param pages - paths without the base URL: "/docs/intro"
 * @param accepted - redirects of the files in `options.path`
 */
export function collectRedirects(
  pages: readonly string[],
  options: PluginOptions,
  accepted: readonly WrittenRedirect[] = [],
): readonly WrittenRedirect[] {
  return [
    ...fromExtensions(pages, options.fromExtensions),
    ...toExtensions(pages, options.toExtensions),
    ...ofList(options.redirects),
    ...ofFunction(pages, options),
    ...accepted,
  ];
}
