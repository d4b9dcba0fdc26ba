import type {HtmlTagObject, InjectedHtmlTags} from '@lectern/core';
import type {PluginOptions} from './options.js';

const ORIGIN = 'https://www.googletagmanager.com';

/** Passes the time at which the page began to load to the container. */
const START = "(window.dataLayer=window.dataLayer||[]).push({'gtm.start':Date.now(),event:'gtm.js'});";

/** For visitors without JavaScript. @param id - percent-encoded, so that it cannot end the attribute */
function frame(id: string): HtmlTagObject {
  const src = `${ORIGIN}/ns.html?id=${id}`;
  const style = 'display:none;visibility:hidden';
  return {
    tagName: 'noscript',
    innerHTML: `<iframe src="${src}" height="0" width="0" style="${style}"></iframe>`,
  };
}

/** The container of a site, as Google defines its installation. */
export function containerTags({containerId}: PluginOptions): InjectedHtmlTags {
  const id = encodeURIComponent(containerId);
  return {
    headTags: [
      {tagName: 'link', attributes: {rel: 'preconnect', href: ORIGIN}},
      {tagName: 'script', innerHTML: START},
      {tagName: 'script', attributes: {async: true, src: `${ORIGIN}/gtm.js?id=${id}`}},
    ],
    preBodyTags: [frame(id)],
  };
}
