import fs from 'node:fs';
import path from 'node:path';
import {layoutFile} from '@lectern/core/shared/payload';
import {payloadFile} from '@lectern/core/shared/url';

interface PayloadFacts {
  readonly code?: string;
  readonly layout?: string;
  readonly files?: {readonly [ref: string]: string};
  readonly scripts?: readonly string[];
}

function readPayload(outDir: string, html: string): PayloadFacts {
  try {
    return JSON.parse(fs.readFileSync(path.join(outDir, payloadFile(html)), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Lists the files that a page needs besides its HTML file, whose path is `html`.
 *
 * @returns paths relative to the output folder
 */
export function filesOfPage(html: string, {outDir, baseUrl}: {outDir: string; baseUrl: string}): string[] {
  const {layout, files = {}, scripts = []} = readPayload(outDir, html);
  const urls = [...Object.values(files), ...scripts];
  const ofUrls = urls
    .filter((url) => url.startsWith(baseUrl))
    .map((url) => decodeURI(url.slice(baseUrl.length)));
  return [payloadFile(html), ...(layout === undefined ? [] : [layoutFile(layout)]), ...ofUrls];
}

/**
 * Reads the hash of the site's scripts from the payload (JSON data) of the page whose HTML file has the path `html`.
 * The hash is equal in all pages of a build.
 */
export function codeOfPage(html: string, outDir: string): string | undefined {
  return readPayload(outDir, html).code;
}
