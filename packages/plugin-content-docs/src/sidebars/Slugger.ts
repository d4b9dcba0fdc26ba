/** Makes URL segments of labels; a label that comes again gets "-1", "-2" and so on. */
export class Slugger {
  readonly #seen = new Map<string, number>();

  slug(label: string): string {
    const base = label
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let slug = base;
    while (this.#seen.has(slug)) {
      const count = (this.#seen.get(base) ?? 0) + 1;
      this.#seen.set(base, count);
      slug = `${base}-${count}`;
    }
    this.#seen.set(slug, 0);
    return slug;
  }
}
