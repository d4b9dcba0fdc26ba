/**
 * Error for a page that the native parser satteri cannot parse, or for which satteri cannot provide the tree that
 * plugins need. `@mdx-js/mdx` then compiles the page.
 */
export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';

  constructor() {
    super('the native parser does not read their text');
  }
}
