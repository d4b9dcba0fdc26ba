import type {HtmlTagObject} from '@lectern/core';
import {scriptJson} from '@lectern/core/shared/scriptJson';
import type {PluginOptions} from './options.js';

const ORIGIN = 'https://www.google-analytics.com';

/**
 * Inline script: creates the queue that holds calls until Google's script is loaded, and queues the page view of the
 * first page.
 */
function inlineScript({trackingID, anonymizeIP}: PluginOptions): string {
  return [
    'window.ga=window.ga||function(){(ga.q=ga.q||[]).push(arguments)};ga.l=+new Date;',
    `ga('create',${scriptJson(trackingID)},'auto');`,
    ...(anonymizeIP ? ["ga('set','anonymizeIp',true);"] : []),
    "ga('send','pageview');",
  ].join('\n');
}

export function headTags(options: PluginOptions): readonly HtmlTagObject[] {
  return [
    {tagName: 'link', attributes: {rel: 'preconnect', href: ORIGIN}},
    {tagName: 'script', innerHTML: inlineScript(options)},
    {tagName: 'script', attributes: {async: true, src: `${ORIGIN}/analytics.js`}},
  ];
}
