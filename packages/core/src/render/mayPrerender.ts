/**
 * Matches tags that may count a visit: scripts, but those with data or with the attribute `data-prerender`, and elements
 * that load something.
 */
const COUNTING_TAG =
  /<(?:img|iframe|object|embed)\b|<script\b(?![^>]*\b(?:data-prerender|type=["']?[^"'>\s]*json)\b)/i;

/** Returns true if browsers may render a page with these tags before the visitor opens it. */
export function mayPrerender(html: string): boolean {
  return !COUNTING_TAG.test(html);
}
