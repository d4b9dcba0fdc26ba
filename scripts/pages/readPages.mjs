import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';

/**
 * A page of a built site.
 *
 * @typedef {object} Page
 * @property {string} file - path of the HTML file, relative to the folder of the site
 * @property {string} url - path of its URL: "/docs/intro/"
 * @property {string} html
 * @property {Element[]} elements - all elements in document order
 *
 * @typedef {object} Element
 * @property {string} name
 * @property {{[name: string]: string}} attributes
 * @property {string} text - text below the element
 * @property {string[]} ancestors - names of the elements around it, the outermost first
 * @property {string} ownText - text directly in the element
 */

/** Reads all HTML files of a folder, sorted by path. @returns {Page[]} */
export function readPages(folder) {
  const files = fs.readdirSync(folder, {recursive: true, withFileTypes: true});
  return files
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
    .map((file) => readPage(folder, file));
}

function readPage(folder, file) {
  const html = fs.readFileSync(path.join(folder, file), 'utf8');
  return {
    file,
    url: `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`,
    html,
    elements: elementsOf(parse(html)),
  };
}

function elementsOf(document) {
  const elements = [];
  const visit = (node, ancestors) => {
    if (node.nodeName === '#text') return node.value;
    // Text of <template> is not shown, and <noscript> is text where scripts run.
    const children = node.childNodes ?? [];
    if (node.tagName === undefined) return children.map((child) => visit(child, ancestors)).join('');
    const element = {
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({name, value}) => [name, value])),
      ancestors,
      ownText: children.map((child) => (child.nodeName === '#text' ? child.value : ' ')).join(''),
      text: '',
    };
    elements.push(element);
    const inner = [...ancestors, node.tagName];
    element.text = children.map((child) => visit(child, inner)).join('');
    return element.text;
  };
  visit(document, []);
  return elements;
}
