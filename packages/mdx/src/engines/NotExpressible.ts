/** Thrown for a page that satteri does not read, or not in the form that plugins need. `@mdx-js/mdx` compiles it. */
export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';

  constructor() {
    super('the native parser does not read their text');
  }
}
