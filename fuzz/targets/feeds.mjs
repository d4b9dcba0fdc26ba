// Writes the feeds of a blog with hostile pages, front matter and authors, and reads them with strict parsers.
import fs from 'node:fs';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {SaxesParser} from 'saxes';
import {mutate} from '../mutate.mjs';
import {loadBlog} from './blogSite.mjs';
import {textsOf, tokensOf} from './material.mjs';
import {leavesSite, parseUrl, problemIn, withSite, writeFiles} from './site.mjs';

const PARTS = {
  html: {texts: textsOf('.postPage.html'), tokens: tokensOf('html')},
  title: {texts: ['A & B', '<b>x</b>', ']]>', '&amp;', 'Ünï'], tokens: tokensOf('html')},
  author: {texts: textsOf('.authors.yml'), tokens: tokensOf('data')},
};

export const feeds = {
  name: 'feeds',
  make(random) {
    const part = random.pick(Object.keys(PARTS));
    return {part, baseUrl: random.pick(['/', '/base/']), text: mutate(random, PARTS[part]).slice(0, 4000)};
  },
  check: ({part, baseUrl, text}) =>
    withSite(sourcesOf(part, text), (siteDir) => problemIn(() => checkFeeds({siteDir, baseUrl, part, text}))),
};

function sourcesOf(part, text) {
  const title = part === 'title' ? text : 'A';
  return {
    'blog/2024-01-02-a.md': `---\ntitle: ${JSON.stringify(title)}\nauthors: [ada]\n---\n\nText.\n`,
    'blog/authors.yml': part === 'author' ? text : 'ada:\n  name: Ada\n  url: https://ada.example/?a=1&b=2\n',
  };
}

async function checkFeeds({siteDir, baseUrl, part, text}) {
  const options = {feedOptions: {type: 'all', limit: false}};
  const {context, plugin, content} = await loadBlog({siteDir, baseUrl, options});
  const {outDir, siteConfig} = context;
  const pages = pagesOf(content, part === 'html' ? text : '<p>Text</p>');
  writeFiles(outDir, pages.files);
  const props = {outDir, siteConfig, baseUrl, routesBuildMetadata: pages.metadata, content};
  await plugin.postBuild(props);
  const read = (name) => fs.readFileSync(path.join(outDir, 'blog', name), 'utf8');
  const json = JSON.parse(read('feed.json'));
  return (
    checkJson(json) ??
    checkXml('rss.xml', read('rss.xml'), {entry: 'item', json}) ??
    checkXml('atom.xml', read('atom.xml'), {entry: 'entry', json})
  );
}

/** Built pages of the posts, in the form that `postBuild` receives. */
function pagesOf({blogPosts}, html) {
  const files = {};
  const metadata = {};
  for (const [index, post] of blogPosts.entries()) {
    files[`post-${index}.html`] = `<body><main><div id="__blog-post-container">${html}</div></main></body>`;
    metadata[post.metadata.permalink] = {htmlFile: `post-${index}.html`, htmlHash: String(index)};
  }
  return {files, metadata};
}

function checkJson({items}) {
  for (const {url, content_html: html = ''} of items) {
    const problem = leavesSite(url, 'an item of a feed');
    if (problem) return problem;
    if (hasScript(parseFragment(html))) return `a feed has a script or a comment\n${html}`;
  }
  return undefined;
}

function hasScript(node) {
  if (node.nodeName === 'script' || node.nodeName === '#comment') return true;
  return [...(node.childNodes ?? []), ...(node.content ? [node.content] : [])].some(hasScript);
}

/** Normalises line breaks as an XML parser does. */
function inXml(text) {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Checks that a feed is well-formed XML and has the same titles and texts as the JSON feed. */
function checkXml(name, xml, {entry, json}) {
  const entries = readEntries(xml, entry);
  if (typeof entries === 'string') return `${name} is not XML\n${entries}`;
  if (entries.length !== json.items.length)
    return `${name} has ${entries.length} of ${json.items.length} entries`;
  for (const [index, {title, content, links}] of entries.entries()) {
    const item = json.items[index];
    const expected = entry === 'entry' ? escapeHtml(item.title) : item.title;
    if (inXml(title) !== inXml(expected)) return `${name} has another title than feed.json\n${title}`;
    if (inXml(content) !== inXml(item.content_html ?? ''))
      return `${name} has another text than feed.json\n${content}`;
    const foreign = links.find((link) => !['http:', 'https:'].includes(parseUrl(link)?.protocol));
    if (foreign !== undefined) return `${name} has a link that is none of the web\n${foreign}`;
  }
  return undefined;
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** @returns the entries of a feed, or the syntax error as text */
function readEntries(xml, entryName) {
  const parser = new SaxesParser({xmlns: true});
  const entries = [];
  const open = [];
  let error;
  parser.on('error', (problem) => {
    error ??= problem.message;
  });
  const addText = (text) => {
    const entry = entries.at(-1);
    const at = open.lastIndexOf(entryName);
    if (!entry || at !== open.length - 2) return;
    const name = open.at(-1);
    if (name === 'title') entry.title += text;
    if (name === 'content' || name === 'content:encoded') entry.content += text;
    if (name === 'link' && text.trim()) entry.links.push(text.trim());
  };
  parser.on('opentag', ({name, attributes}) => {
    open.push(name);
    if (name === entryName) entries.push({title: '', content: '', links: []});
    if (name === 'link' && attributes.href) entries.at(-1)?.links.push(attributes.href.value);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(xml).close();
  } catch (problem) {
    error ??= problem.message;
  }
  return error ?? entries;
}
