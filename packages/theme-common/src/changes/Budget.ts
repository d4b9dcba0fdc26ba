/**
 * Limit of the work of one comparison, in steps. It makes the time linear in the length of a page, whatever the page
 * holds: what is beyond the limit counts as replaced.
 */
export class Budget {
  #left: number;

  /** @param steps - 20 million take about 0.2 s */
  constructor(steps = 20_000_000) {
    this.#left = steps;
  }

  /** Takes a number of steps. @returns `false` if there are not so many left */
  take(steps: number): boolean {
    if (steps > this.#left) return false;
    this.#left -= steps;
    return true;
  }
}
