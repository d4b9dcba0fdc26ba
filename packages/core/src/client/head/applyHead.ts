import {
  type HeadState,
  type HeadTag,
  type HeadTagName,
  headTagNames,
  type TagAttributes,
} from './headState.js';
import {headMarker} from './renderHead.js';

/** Makes the document's head what `state` says. Tags that are there already are not touched, so nothing flashes or reruns. */
export function applyHead(state: HeadState): void {
  if (state.title !== undefined && document.title !== state.title) document.title = state.title;
  applyAttributes(document.documentElement, state.html);
  applyAttributes(document.body, state.body);
  for (const name of headTagNames) applyTags(name, state.tags[name]);
}

function applyTags(name: HeadTagName, tags: readonly HeadTag[]): void {
  const present = [...document.head.querySelectorAll(`${name}[${headMarker}]`)];
  for (const tag of tags) {
    const element = createElement(name, tag);
    const same = present.findIndex((candidate) => isSameTag(candidate, element));
    if (same === -1) document.head.append(element);
    else present.splice(same, 1);
  }
  for (const element of present) element.remove();
}

/** Browsers hide the nonce of a parsed script, so it cannot be compared. */
function isSameTag(present: Element, wanted: Element): boolean {
  if (!present.hasAttribute('nonce')) return present.isEqualNode(wanted);
  const copy = wanted.cloneNode(true) as Element;
  copy.setAttribute('nonce', present.getAttribute('nonce') ?? '');
  return present.isEqualNode(copy);
}

function createElement(name: HeadTagName, {attributes, content}: HeadTag): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute(headMarker, 'true');
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value === true ? '' : value);
  }
  if (content !== undefined) element.textContent = content;
  return element;
}

/** What we set last: attributes are written when we change our mind, so what scripts do to them meanwhile stays. */
const managed = new WeakMap<Element, ReadonlyMap<string, string>>();

function applyAttributes(element: HTMLElement, attributes: TagAttributes): void {
  const before = managed.get(element);
  const wanted = new Map(
    Object.entries(attributes).map(([name, value]) => [name, value === true ? '' : value]),
  );
  for (const [name, value] of wanted) {
    const current = before?.has(name) ? before.get(name) : element.getAttribute(name);
    if (current !== value) element.setAttribute(name, value);
  }
  for (const name of before?.keys() ?? []) if (!wanted.has(name)) element.removeAttribute(name);
  managed.set(element, wanted);
}
