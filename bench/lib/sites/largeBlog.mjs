import fs from 'node:fs';
import path from 'node:path';
import {asModule} from '../files.mjs';
import {lecternBlog, writeBlog} from './blogOfDocs.mjs';
import {siteConfig} from './docusaurus.mjs';
import {lectern} from './lectern.mjs';

const tags = Array.from({length: 500}, (_, index) => `tag-${index + 1}`);
const links = Array.from({length: 5000}, (_, index) => ({
  type: 'link',
  label: `Entry ${index + 1}`,
  href: `https://example.com/entries/${index + 1}`,
}));

/**
 * A blog with all features whose cost grows with the number of posts: all posts in the sidebar and in three feeds, 500
 * tags, and docs with a long sidebar.
 */
export const lecternLargeBlog = {
  ...lecternBlog,
  name: 'lectern-large-blog',
  write(folder, sections) {
    lectern.write(folder, sections);
    const feedOptions = {type: 'all', limit: false};
    const blog = {onUntruncatedBlogPosts: 'throw', blogSidebarCount: 'ALL', feedOptions};
    const config = siteConfig(false);
    config.presets = [['classic', {docs: {sidebarPath: './sidebars.mjs'}, blog}]];
    fs.writeFileSync(path.join(folder, 'docusaurus.config.mjs'), asModule(config));
    fs.writeFileSync(path.join(folder, 'sidebars.mjs'), asModule({docs: ['index', ...links]}));
    fs.mkdirSync(path.join(folder, 'docs'));
    fs.writeFileSync(path.join(folder, 'docs/index.md'), '# Docs\n');
    writeBlog(folder, sections, tags);
  },
};
