import Head from '@lectern/core/client/Head';
import type {ReactNode} from 'react';

export interface Props {
  readonly locale?: string;
  readonly version?: string;
  readonly tag?: string;
}

/** @swizzle unsafe */
/**
 * `<meta>` tags by which search engines filter pages, with the names of Docusaurus and those of DocSearch's crawler.
 */
export default function SearchMetadata({locale, version, tag}: Props): ReactNode {
  const names = [
    ['docusaurus_locale', locale],
    ['docusaurus_version', version],
    ['docusaurus_tag', tag],
    ['docsearch:language', locale],
    ['docsearch:version', version],
    ['docsearch:docusaurus_tag', tag],
  ] as const;
  return (
    <Head>
      {names.map(([name, content]) => content && <meta key={name} name={name} content={content} />)}
    </Head>
  );
}
