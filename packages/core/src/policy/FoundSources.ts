import {createHash} from 'node:crypto';

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

  /** Returns an object that adds origins to `origins`, and sources of all other kinds to the sets of this object. */
  withOrigins(origins: FoundSources['origins']): FoundSources {
    return Object.assign(new FoundSources(), this, {origins});
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
