import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@lectern/core';

export interface Options {
  /** Paths that crawlers shall not read, below the base URL: "/drafts/". */
  readonly disallow: readonly string[];
}

/** Checks the options of the site and fills in the defaults. */
export function validateOptions({options}: {readonly options?: Partial<Options>}): Options {
  const {disallow = []} = options ?? {};
  const isList = Array.isArray(disallow) && disallow.every((entry) => /^\/\S*$/.test(String(entry)));
  if (!isList) throw new Error('The option "disallow" is a list of paths that begin with "/": ["/drafts/"].');
  return {disallow};
}

/** Text of robots.txt. */
export function robotsText({disallow}: Options, {baseUrl, siteConfig}: LoadContext): string {
  const paths = disallow.map((entry) => `Disallow: ${baseUrl}${entry.slice(1)}`);
  return [
    'User-agent: *',
    ...(paths.length > 0 ? paths : ['Disallow:']),
    `Sitemap: ${siteConfig.url}${baseUrl}sitemap.xml`,
    '',
  ].join('\n');
}

/** Writes a robots.txt: the paths that crawlers may read, and the address of the sitemap. */
export default function robots(context: LoadContext, options: Options): Plugin {
  return {
    name: '{{name}}',
    postBuild: ({outDir}) => writeFile(path.join(outDir, 'robots.txt'), robotsText(options, context)),
  };
}
