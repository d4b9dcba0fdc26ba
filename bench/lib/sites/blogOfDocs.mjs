import fs from 'node:fs';
import path from 'node:path';
import {asModule} from '../files.mjs';
import {siteConfig} from './docusaurus.mjs';
import {lectern} from './lectern.mjs';

const tags = ['setup', 'guides', 'releases', 'performance', 'internals'];
const day = 24 * 3600 * 1000;

/** A blog with the text of the corpus: one post a day, each with two tags and an author. */
export const lecternBlog = {
  ...lectern,
  name: 'lectern-blog',
  docsFolder: 'blog',
  write(folder, sections) {
    lectern.write(folder, sections);
    const config = siteConfig(false);
    const blog = {onUntruncatedBlogPosts: 'throw'};
    config.presets = [['classic', {docs: false, blog}]];
    fs.writeFileSync(path.join(folder, 'docusaurus.config.mjs'), asModule(config));
    writeBlog(folder, sections, tags);
  },
  docUrl: (page) => `/blog/${page.rel}`,
};

/**
 * Turns the pages of the corpus, which are in the folder "blog", into posts.
 *
 * @param tags - all tags of the blog; each post gets two of them
 */
export function writeBlog(folder, sections, tags) {
  const pages = sections.flatMap((section) => section.folders.flatMap((one) => one.pages));
  for (const [at, {rel}] of pages.entries()) writePost(path.join(folder, 'blog', `${rel}.md`), {at, tags});
  fs.writeFileSync(path.join(folder, 'blog/authors.yml'), 'ada:\n  name: Ada\n  url: https://example.com\n');
}

/** Adds date, tags and author to a page of docs, and a truncate marker before its first subheading. */
function writePost(file, {at, tags}) {
  const text = fs.readFileSync(file, 'utf8');
  const date = new Date(Date.UTC(2015, 0, 1) + at * day).toISOString().slice(0, 10);
  const chosen = [tags[at % tags.length], tags[(at + 2) % tags.length]];
  const dated = text.replace(/^sidebar_position: .*$/m, `date: ${date}\ntags: [${chosen}]\nauthors: ada`);
  const firstHeading = dated.indexOf('\n## ');
  if (dated === text || firstHeading < 0) throw new Error(`${file} is no page of the corpus.`);
  fs.writeFileSync(file, `${dated.slice(0, firstHeading)}\n<!-- truncate -->\n${dated.slice(firstHeading)}`);
}
