/** Adds elements to the end of a list. `push(...elements)` overflows the stack with a hundred thousand elements. */
export function append<Element>(list: Element[], elements: Iterable<Element>): void {
  for (const element of elements) list.push(element);
}
