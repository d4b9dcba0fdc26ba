// Calls the hooks of the blog plugin as the plugin host does.
import pluginContentBlog, {validateOptions} from '../../packages/plugin-content-blog/dist/index.js';
import {actionsOf, contextOf} from './site.mjs';

const validate = (schema, options) => schema.parse(options);

/**
 * Loads the blog in the folder `siteDir`.
 *
 * @param options - options of the blog plugin
 * @returns the plugin, its content and the routes that it adds
 */
export async function loadBlog({siteDir, baseUrl, options = {}}) {
  const context = contextOf(siteDir, baseUrl);
  const quiet = {onInlineTags: 'ignore', onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore'};
  const resolved = validateOptions({validate, options: {...quiet, ...options}});
  const plugin = pluginContentBlog(context, resolved);
  const content = await plugin.loadContent();
  const routes = [];
  const actions = actionsOf(siteDir, (route) => routes.push(route));
  await plugin.contentLoaded({content, actions});
  plugin.getMarkdownRules?.({content});
  return {context, plugin, content, routes};
}
