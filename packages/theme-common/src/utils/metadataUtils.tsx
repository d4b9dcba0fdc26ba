import Head from '@lectern/core/client/Head';
import {useBaseUrlUtils} from '@lectern/core/client/useBaseUrl';
import useRouteContext from '@lectern/core/client/useRouteContext';
import clsx from 'clsx';
import {createContext, type ReactNode, useContext} from 'react';
import {useTitleFormatter} from './titleFormatter.js';

export interface PageMetadataProps {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: readonly string[] | string | undefined;
  /** Site path or URL of the image that social networks show. */
  readonly image?: string | undefined;
  readonly children?: ReactNode;
}

function TitleMetadata({title}: {readonly title: string}): ReactNode {
  const formatted = useTitleFormatter().format(title);
  return (
    <Head>
      <title>{formatted}</title>
      <meta property="og:title" content={formatted} />
    </Head>
  );
}

function ImageMetadata({image}: {readonly image: string}): ReactNode {
  const url = useBaseUrlUtils().withBaseUrl(image, {absolute: true});
  return (
    <Head>
      <meta property="og:image" content={url} />
      <meta name="twitter:image" content={url} />
    </Head>
  );
}

/** Head tags of a page. A `PageMetadata` that is nested deeper overrides these tags. */
export function PageMetadata({title, description, keywords, image, children}: PageMetadataProps): ReactNode {
  const keywordText = typeof keywords === 'string' ? keywords : keywords?.join(',');
  return (
    <>
      {title !== undefined && <TitleMetadata title={title} />}
      {description && (
        <Head>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </Head>
      )}
      {keywordText && (
        <Head>
          <meta name="keywords" content={keywordText} />
        </Head>
      )}
      {image && <ImageMetadata image={image} />}
      {children && <Head>{children}</Head>}
    </>
  );
}

const HtmlClassNameContext = createContext<string | undefined>(undefined);

/** Adds classes to `<html>`, in addition to the classes of outer providers. */
export function HtmlClassNameProvider({
  className: added,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  const className = clsx(useContext(HtmlClassNameContext), added);
  return (
    <HtmlClassNameContext.Provider value={className}>
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: core sets `lang` */}
        <html className={className} />
      </Head>
      {children}
    </HtmlClassNameContext.Provider>
  );
}

/** Class of a plugin: "docusaurus-plugin-content-docs" → "plugin-docs", "@acme/plugin-x" → "plugin-x". */
function pluginClassName(pluginName: string): string {
  const short = pluginName
    .replace(/^@[^/]+\//, '')
    .replace(/^docusaurus-/, '')
    .replace(/^(?:plugin|theme)-/, '')
    .replace(/^content-/, '');
  return `plugin-${short}`;
}

/** Adds the classes of the plugin that created the route to `<html>`: "plugin-docs plugin-id-default". */
export function PluginHtmlClassNameProvider({children}: {readonly children: ReactNode}): ReactNode {
  const {plugin} = useRouteContext();
  const className = clsx(pluginClassName(plugin.name), `plugin-id-${plugin.id}`);
  return <HtmlClassNameProvider className={className}>{children}</HtmlClassNameProvider>;
}
