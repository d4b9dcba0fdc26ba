import {createHash} from 'node:crypto';

/** Sources that a Content-Security-Policy has to allow, collected page by page. */
export class FoundSources {
  /** Hashes of inline scripts: `'sha256-…'`. */
  readonly scripts = new Set<string>();
  /** Hashes of `<style>` elements: `'sha256-…'`. */
  readonly styles = new Set<string>();
  /** Hashes of `style` attributes: `'sha256-…'`. */
  readonly styleAttributes = new Set<string>();
  /** Directive → origins of other hosts ("https://a.example"), and schemes such as "data:". */
  readonly origins: Map<string, Set<string>> = new Map();
  /** Names of attributes that contain code, such as "onclick". */
  readonly handlers = new Set<string>();

  /** Returns a collection with the given `origins`. Sources of other kinds are added to the sets of this collection. */
  withOrigins(origins: FoundSources['origins']): FoundSources {
    return Object.assign(new FoundSources(), this, {origins});
  }

  addOrigin(directive: string, origin: string): void {
    const origins = this.origins.get(directive) ?? new Set();
    this.origins.set(directive, origins.add(origin));
  }
}

/** CSP source of an inline text: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
