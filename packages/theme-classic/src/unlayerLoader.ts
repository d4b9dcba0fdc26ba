import {parse} from 'postcss';

/** The part of webpack's loader context that this loader uses. */
interface LoaderContext {
  readonly resourcePath: string;
  callback(error: null, css: string, map?: unknown): void;
}

/** Webpack loader that removes the cascade layers of our themes from a stylesheet, but not their rules. */
export default function unlayerLoader(this: LoaderContext, css: string, map?: unknown): void {
  const unlayered = withoutOwnLayers(css, this.resourcePath);
  if (unlayered === css) this.callback(null, css, map);
  else this.callback(null, unlayered);
}

/**
 * Replaces each layer `lectern.…` of a stylesheet with its rules. Other layers stay.
 *
 * @param file - path of the stylesheet, for errors
 * @throws {CssSyntaxError} if the text is no CSS
 */
export function withoutOwnLayers(css: string, file: string): string {
  if (!/@layer\s+lectern\./.test(css)) return css;
  const root = parse(css, {from: file, map: false});
  root.walkAtRules('layer', (rule) => {
    if (rule.params.startsWith('lectern.') && rule.nodes) rule.replaceWith(rule.nodes);
  });
  return root.toString();
}
