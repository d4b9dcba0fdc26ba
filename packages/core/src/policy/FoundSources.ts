import {createHash} from 'node:crypto';

/** Sources as JSON. */
export interface SourceLists {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
  readonly handlers: readonly string[];
  readonly origins: readonly (readonly [directive: string, origins: readonly string[]])[];
}

/**
 * Sources that a Content-Security-Policy has to allow, since pages of the site use them. `scanHtml` adds the sources of
 * one page.
 */
export class FoundSources {
  /** Hashes of inline scripts: `'sha256-…'`. */
  readonly scripts = new Set<string>();
  /** Hashes of `<style>` elements: `'sha256-…'`. */
  readonly styles = new Set<string>();
  /** Hashes of `style` attributes: `'sha256-…'`. */
  readonly styleAttributes = new Set<string>();
  /** Origins of other hosts ("https://a.example") and schemes such as "data:", by directive ("img-src"). */
  readonly origins: Map<string, Set<string>> = new Map();
  /**
   * Names of the attributes in the pages that contain code, such as "onclick". The policy blocks this code, and the
   * build warns about it.
   */
  readonly handlers = new Set<string>();

  toLists(): SourceLists {
    return {
      scripts: [...this.scripts],
      styles: [...this.styles],
      styleAttributes: [...this.styleAttributes],
      handlers: [...this.handlers],
      origins: [...this.origins].map(([directive, origins]) => [directive, [...origins]]),
    };
  }

  /** Adds the sources of a file. @param target - gets the origins of other hosts: this object, or another one */
  add(lists: SourceLists, target: FoundSources = this): void {
    for (const kind of ['scripts', 'styles', 'styleAttributes', 'handlers'] as const)
      for (const source of lists[kind]) this[kind].add(source);
    for (const [directive, origins] of lists.origins)
      for (const origin of origins) target.addOrigin(directive, origin);
  }

  addOrigin(directive: string, origin: string): void {
    const origins = this.origins.get(directive) ?? new Set();
    this.origins.set(directive, origins.add(origin));
  }
}

/** Returns the source with which a policy allows an inline script or style: its hash, `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
