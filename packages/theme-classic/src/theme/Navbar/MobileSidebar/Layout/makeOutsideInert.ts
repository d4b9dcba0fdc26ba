/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Makes all of the document inert but an element and what takes presses beside it.
 *
 * @returns undoes it
 */
export function makeOutsideInert(element: Element): () => void {
  const made: Element[] = [];
  for (
    let inside = element;
    inside !== document.body && inside.parentElement;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      const stays = sibling === inside || sibling.hasAttribute('inert') || sibling.role === 'presentation';
      if (stays) continue;
      sibling.setAttribute('inert', '');
      made.push(sibling);
    }
  }
  return () => {
    for (const sibling of made) sibling.removeAttribute('inert');
  };
}
