import fs from 'node:fs';
import path from 'node:path';
import {hasExcerptMarker} from '@lectern/core';

const NAMES = ['one', 'two', 'three'];
const MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Plugin that adds a page for each post, and a list page with their excerpts, like a blog. */
export default function posts({siteDir, outDir}) {
  const dir = path.join(siteDir, 'posts');
  const content = NAMES.map((name) => {
    const file = [`${name}.md`, `${name}.mdx`]
      .map((one) => path.join(dir, one))
      .find((one) => fs.existsSync(one));
    return {file, permalink: `/${name}`, hasMore: hasExcerptMarker(fs.readFileSync(file, 'utf8'), MARKER)};
  });
  return {
    name: 'posts',
    contentLoaded({actions}) {
      for (const {file, permalink} of content) {
        actions.addRoute({
          path: permalink,
          component: '@site/src/components/Post.jsx',
          exact: true,
          modules: {content: file},
        });
      }
      const items = (part) =>
        content.map(({file, ...metadata}) => ({content: {path: file, metadata, ...part}}));
      for (const [route, part] of [
        ['/list', {part: 'excerpt'}],
        ['/query', {__import: true, query: {truncated: true}}],
      ]) {
        actions.addRoute({
          path: route,
          component: '@site/src/components/List.jsx',
          exact: true,
          modules: {items: items(part)},
        });
      }
    },
    getMarkdownRules: () => [
      {
        id: 'posts',
        dirs: [dir],
        contentDirs: [dir],
        permalinks: new Map(content.map(({file, permalink}) => [file, permalink])),
        admonitions: false,
        removeContentTitle: true,
        excerpt: {marker: MARKER},
        footnoteSuffix: true,
        remarkPlugins: [],
        rehypePlugins: [],
        recmaPlugins: [],
        beforeDefaultRemarkPlugins: [],
        beforeDefaultRehypePlugins: [],
      },
    ],
    getPathsToWatch: () => ['posts/**'],
    isContentAffected: () => false,
    postBuild({routesBuildMetadata}) {
      fs.writeFileSync(path.join(outDir, 'pages.json'), JSON.stringify(routesBuildMetadata));
    },
  };
}
