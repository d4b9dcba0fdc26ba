import type {HtmlTagObject, InjectedHtmlTags} from '@lectern/core';
import type {PluginOptions} from './options.js';

const ORIGIN = 'https://www.googletagmanager.com';

/** Inline script that adds the start time of the page to the data layer, which the container reads. */
const START = "(window.dataLayer=window.dataLayer||[]).push({'gtm.start':Date.now(),event:'gtm.js'});";

/**
 * Frame of the container for visitors without JavaScript.
 *
 * @param id - percent-encoded, so that it cannot close the attribute `src`
 */
function frame(id: string): HtmlTagObject {
  const src = `${ORIGIN}/ns.html?id=${id}`;
  const style = 'display:none;visibility:hidden';
  return {
    tagName: 'noscript',
    innerHTML: `<iframe src="${src}" height="0" width="0" style="${style}"></iframe>`,
  };
}

/** Returns the tags that install a container, as Google's instructions define them. */
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
