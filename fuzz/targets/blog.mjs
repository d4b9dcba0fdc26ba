// Loads a tiny blog. Random: front matter, file names, authors and tags of the site.
import path from 'node:path';
import {mutate} from '../mutate.mjs';
import {loadBlog} from './blogSite.mjs';
import {textsOf, tokensOf} from './material.mjs';
import {leavesSite, problemIn, SITE, withSite} from './site.mjs';

const NAMES = textsOf('.postNames.txt').flatMap((text) => text.split('\n'));

const PARTS = {
  frontMatter: {
    texts: textsOf('.post.yml', '.frontMatter.yml'),
    files: (text) => ({'blog/2024-01-02-a.md': `---\n${text}\n---\n\n# A\n\nFirst.\n\n<!-- truncate -->\n`}),
  },
  authors: {texts: textsOf('.authors.yml'), files: (text) => ({'blog/authors.yml': text})},
  tags: {texts: textsOf('.tags.yml'), files: (text) => ({'blog/tags.yml': text})},
  name: {texts: NAMES, files: (text) => fileOfName(text)},
};
const tokens = tokensOf('data');
const nameTokens = [
  '/',
  '-',
  '.',
  '..',
  '//',
  '\\',
  '2024',
  '02',
  '31',
  'index',
  '.md',
  ' ',
  '%',
  '%2e',
  'ü',
  '_',
];

const ORDINARY = {
  'blog/2024-01-01-first.md': '---\nauthors: [ada]\ntags: [one]\n---\n\n# First\n\nText.\n',
  'blog/2024-01-03-last.md': '---\ntags: [one, two]\n---\n\n# Last\n\nText.\n',
  'blog/authors.yml': 'ada:\n  name: Ada\n  page: true\n',
};

/** A post whose file has this name, if the file system allows the name. */
function fileOfName(text) {
  const name = path.posix.normalize(text.replaceAll('\0', '').replaceAll('\n', ''));
  const isUsable = !name.startsWith('..') && !/[\ud800-\udfff]/.test(name) && name.length < 180;
  return isUsable ? {[path.posix.join('blog', name.replace(/\/$/, ''), '.').concat('.md')]: '# A\n'} : {};
}

export const blog = {
  name: 'blog',
  make(random) {
    const part = random.pick(Object.keys(PARTS));
    const material =
      part === 'name' ? {texts: NAMES, tokens: nameTokens} : {texts: PARTS[part].texts, tokens};
    return {part, baseUrl: random.pick(['/', '/base/']), text: mutate(random, material).slice(0, 4000)};
  },
  check: ({part, baseUrl, text}) =>
    withSite({...ORDINARY, ...PARTS[part].files(text)}, (siteDir) =>
      problemIn(async () => {
        const {content, routes} = await loadBlog({siteDir, baseUrl});
        return checkRoutes(routes, baseUrl) ?? checkPosts(content);
      }),
    ),
};

/** Checks that all pages are on the site's host and below the base URL. */
function checkRoutes(routes, baseUrl) {
  for (const {path: route} of routes) {
    const problem = leavesSite(route, 'the address of a page');
    if (problem) return problem;
    if (!new URL(route, SITE).pathname.startsWith(baseUrl))
      return `a page is outside of the base URL\n${route}`;
  }
  return undefined;
}

function checkPosts({blogPosts}) {
  for (const {metadata} of blogPosts) {
    const {date, permalink, tags, authors} = metadata;
    if (Number.isNaN(date.getTime())) return 'a post has no date';
    const links = [
      permalink,
      ...tags.map((tag) => tag.permalink),
      ...authors.flatMap(({page}) => page?.permalink ?? []),
    ];
    for (const link of links) {
      const problem = leavesSite(link, 'a link to a page of the blog');
      if (problem) return problem;
    }
  }
  return sortedWrongly(blogPosts) ? 'posts are not in the order of their dates' : undefined;
}

function sortedWrongly(posts) {
  return posts.some(({metadata}, index) => index > 0 && posts[index - 1].metadata.date < metadata.date);
}
