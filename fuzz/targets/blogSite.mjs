// The content hooks of the blog plugin, as the plugin host calls them.
import path from 'node:path';
import pluginContentBlog, {validateOptions} from '../../packages/plugin-content-blog/dist/index.js';
import {contextOf} from './site.mjs';

const validate = (schema, options) => schema.parse(options);

/**
 * @param options - of the plugin
 * @returns the plugin, its content and the routes that it adds
 */
export async function loadBlog({siteDir, baseUrl, options = {}}) {
  const context = contextOf(siteDir, baseUrl);
  const quiet = {onInlineTags: 'ignore', onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore'};
  const resolved = validateOptions({validate, options: {...quiet, ...options}});
  const plugin = pluginContentBlog(context, resolved);
  const content = await plugin.loadContent();
  const routes = [];
  const actions = {
    addRoute: (route) => routes.push(route),
    async createData(name, value) {
      JSON.stringify(value);
      return path.join(siteDir, '.site', name);
    },
    setGlobalData: (value) => JSON.stringify(value),
  };
  await plugin.contentLoaded({content, actions});
  plugin.getMarkdownRules?.({content});
  return {context, plugin, content, routes};
}
