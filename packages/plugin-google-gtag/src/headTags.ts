import type {HtmlTagObject} from '@lectern/core';
import {scriptJson} from '@lectern/core/shared/scriptJson';
import type {PluginOptions} from './options.js';

const SCRIPT_ORIGIN = 'https://www.googletagmanager.com';
const DATA_ORIGIN = 'https://www.google-analytics.com';

function preconnect(href: string): HtmlTagObject {
  return {tagName: 'link', attributes: {rel: 'preconnect', href}};
}

function inlineScript({trackingID, anonymizeIP}: PluginOptions): string {
  const settings = anonymizeIP ? {anonymize_ip: true} : {};
  return [
    'window.dataLayer=window.dataLayer||[];',
    'function gtag(){dataLayer.push(arguments)}',
    "gtag('js',new Date());",
    ...trackingID.map((id) => `gtag('config',${scriptJson(id)},${scriptJson(settings)});`),
  ].join('\n');
}

/**
 * Tags that load Google's script, once for all ids, and an inline script that configures each id, which sends the first
 * page view.
 */
export function headTags(options: PluginOptions): readonly HtmlTagObject[] {
  const id = encodeURIComponent(options.trackingID[0] ?? '');
  return [
    preconnect(DATA_ORIGIN),
    preconnect(SCRIPT_ORIGIN),
    {tagName: 'script', attributes: {async: true, src: `${SCRIPT_ORIGIN}/gtag/js?id=${id}`}},
    {tagName: 'script', innerHTML: inlineScript(options)},
  ];
}
