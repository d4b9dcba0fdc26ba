/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Makes the document outside of an element inert, except elements with `role="presentation"`: a click on the backdrop
 * must still close the mobile sidebar.
 *
 * @returns function that makes the document interactive again
 */
export function makeOutsideInert(element: Element): () => void {
  const made: Element[] = [];
  let inside = element;
  while (inside !== document.body && inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      const stays = sibling === inside || sibling.hasAttribute('inert') || sibling.role === 'presentation';
      if (stays) continue;
      sibling.setAttribute('inert', '');
      made.push(sibling);
    }
    inside = inside.parentElement;
  }
  return () => {
    for (const sibling of made) sibling.removeAttribute('inert');
  };
}
