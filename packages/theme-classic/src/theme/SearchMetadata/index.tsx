import Head from '@lectern/core/client/Head';
import type {ReactNode} from 'react';

export interface Props {
  readonly locale?: string;
  readonly version?: string;
  readonly tag?: string;
}

/** @swizzle unsafe */
/**
 * Renders the `<meta>` tags by which search engines filter pages. Each value has two tags: one with the name that
 * Docusaurus uses ("docusaurus_version"), one with the name that DocSearch's crawler reads ("docsearch:version").
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
