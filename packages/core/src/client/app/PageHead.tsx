import {createElement, type ReactNode, useContext} from 'react';
import {ViewContext} from '../context/ViewContext.js';
import {ConnectedHead} from '../head/ConnectedHead.js';

/**
 * Head tags that plugins have set for the current page. They replace tags of `SiteMetadata`; tags of the page replace
 * them. The `<Head>` exists on pages without tags, too, since instances override each other in the order in which they
 * were first rendered.
 */
export default function PageHead(): ReactNode {
  const tags = useContext(ViewContext)?.page.head ?? [];
  return (
    <ConnectedHead yieldsImages>
      {tags.map(({tagName, attributes}) =>
        createElement(tagName, {...attributes, key: JSON.stringify(attributes)}),
      )}
    </ConnectedHead>
  );
}
