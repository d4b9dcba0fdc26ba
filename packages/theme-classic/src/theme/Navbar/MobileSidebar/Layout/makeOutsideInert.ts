/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Makes the document outside of an element inert, except elements with `role="presentation"`: a click on the backdrop
 * must still close the mobile sidebar.
 *
 * @returns function that makes the document interactive again
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
