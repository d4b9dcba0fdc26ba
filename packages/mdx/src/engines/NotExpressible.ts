/** Thrown for a page that satteri's parser does not give in the form that plugins need. `@mdx-js/mdx` compiles it. */
export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';
}
