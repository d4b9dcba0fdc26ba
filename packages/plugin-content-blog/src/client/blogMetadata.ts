import useRouteContext from '@lectern/core/client/useRouteContext';
import type {BlogMetadata} from './types.js';

/** Metadata of the blog that the current page belongs to. @throws on pages of other plugins */
export function useBlogMetadata(): BlogMetadata {
  const {plugin, data} = useRouteContext();
  const blogMetadata = data?.blogMetadata as BlogMetadata | undefined;
  if (!blogMetadata) {
    throw new Error(
      `useBlogMetadata() works on pages of the blog plugin only; this one is of the plugin "${plugin.name}", or its route has no context "blogMetadata".`,
    );
  }
  return blogMetadata;
}
