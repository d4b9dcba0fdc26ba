import fs from 'node:fs';
import path from 'node:path';
import {toPosix} from '../paths.js';
import {tryDecodeUriComponent} from '../shared/encodePath.js';
import {type AddressRules, prefixOf, relativeAddress} from '../shared/relativeAddress.js';
import {scriptOfText} from '../shared/scriptOfText.js';
import type {LocaleFiles} from './LocaleFiles.js';
import {relativeHtml} from './relativeHtml.js';
import {scriptOfModule} from './scriptOfModule.js';

export interface RelocateInput {
  /** Output folder of all locales, absolute. */
  readonly outDir: string;
  /** Base URL of the site, without a locale. */
  readonly siteBase: string;
  readonly locales: readonly LocaleFiles[];
}

/**
 * Makes an output relocatable: all URLs in its HTML become relative, except in 404.html, which hosts show at any depth;
 * modules and data become classic scripts. Files are replaced, not changed, since they may be links to the cache.
 */
export async function relocateFiles({outDir, siteBase, locales}: RelocateInput): Promise<void> {
  const files = listFiles(outDir);
  const notFound = new Set(
    locales.map(({dir}) => toPosix(path.relative(outDir, path.join(dir, '404.html')))),
  );
  const rules = {siteBase, fileOf: fileFinder(files)};
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const prefix = notFound.has(file) ? siteBase : prefixOf(file);
    relocatePage(path.join(outDir, file), prefix, rules);
  }
  for (const locale of locales) await relocateScripts(locale);
}

/** Lists all files of a folder: paths relative to it, with "/". */
function listFiles(dir: string): ReadonlySet<string> {
  const entries = fs.readdirSync(dir, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => !entry.isDirectory());
  return new Set(files.map(({parentPath, name}) => toPosix(path.relative(dir, path.join(parentPath, name)))));
}

/** Returns a function that finds the file of a URL path in the output; paths without a file stay. */
function fileFinder(files: ReadonlySet<string>): AddressRules['fileOf'] {
  return (url) => {
    const name = tryDecodeUriComponent(url);
    if (files.has(name)) return url;
    const index = url === '' || url.endsWith('/') ? 'index.html' : '/index.html';
    if (files.has(name + index)) return url + index;
    const page = name.replace(/\/$/, '');
    return files.has(`${page}.html`) ? `${url.replace(/\/$/, '')}.html` : url;
  };
}

function relocatePage(file: string, prefix: string, rules: AddressRules): void {
  const html = fs.readFileSync(file, 'utf8');
  const changed = relativeHtml(html, (url) => relativeAddress(url, prefix, rules));
  if (changed === html) return;
  const isIndex = path.basename(file) === 'index.html';
  replaceFile(file, isIndex ? changed.replace(/<head(?:\s[^>]*)?>/i, addSlash) : changed);
}

/**
 * Script for documents of folders: adds the slash to their address if the host has answered without redirecting to it.
 * Relative URLs after the script then start from the folder. A Content-Security-Policy allows it by one hash.
 */
const SLASH_SCRIPT =
  "<script>/\\/$|\\.html$/.test(location.pathname)||history.replaceState(null,'',location.pathname+'/'+location.search+location.hash)</script>";

function addSlash(head: string): string {
  return head + SLASH_SCRIPT;
}

async function relocateScripts({dir, modules, siteScript, texts, unused}: LocaleFiles): Promise<void> {
  for (const file of modules.filter((name) => /\.m?js$/.test(name)))
    await convertFile(path.join(dir, file), (text) => scriptOfModule(text, 'unknown'));
  await convertFile(path.join(dir, siteScript), (text) => scriptOfModule(text, true));
  for (const file of texts) {
    const source = path.join(dir, file);
    fs.writeFileSync(`${source}.js`, scriptOfText(fs.readFileSync(source, 'utf8')));
    fs.rmSync(source);
  }
  for (const file of unused) fs.rmSync(path.join(dir, file), {force: true});
}

async function convertFile(file: string, convert: (text: string) => Promise<string>): Promise<void> {
  replaceFile(file, await convert(fs.readFileSync(file, 'utf8')));
}

function replaceFile(file: string, text: string): void {
  fs.rmSync(file);
  fs.writeFileSync(file, text);
}
