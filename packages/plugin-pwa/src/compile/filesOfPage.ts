import fs from 'node:fs';
import path from 'node:path';
import {layoutFile} from '@lectern/core/shared/payload';

interface PayloadFacts {
  readonly code?: string;
  readonly layout?: string;
  readonly files?: {readonly [ref: string]: string};
  readonly scripts?: readonly string[];
}

/** Returns the payload file of a page: "docs/index.html" → "docs/index.payload.json". */
function payloadOf(html: string): string {
  return html.replace(/\.html$/, '.payload.json');
}

function readPayload(outDir: string, html: string): PayloadFacts {
  try {
    return JSON.parse(fs.readFileSync(path.join(outDir, payloadOf(html)), 'utf8')) as PayloadFacts;
  } catch {
    return {};
  }
}

/** Lists the files that a page needs besides its HTML. @returns paths relative to the output folder */
export function filesOfPage(html: string, {outDir, baseUrl}: {outDir: string; baseUrl: string}): string[] {
  const {layout, files = {}, scripts = []} = readPayload(outDir, html);
  const urls = [...Object.values(files), ...scripts];
  const ofUrls = urls
    .filter((url) => url.startsWith(baseUrl))
    .map((url) => decodeURI(url.slice(baseUrl.length)));
  return [payloadOf(html), ...(layout === undefined ? [] : [layoutFile(layout)]), ...ofUrls];
}

/** Reads the hash of the site's code from the payload of a page. It is equal in all pages of a build. */
export function codeOfPage(html: string, outDir: string): string | undefined {
  return readPayload(outDir, html).code;
}
