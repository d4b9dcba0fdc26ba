import type {Compilation} from '../compilation.js';
import type {MdNode} from '../tree.js';
import {dropBlankText} from './dropBlankText.js';
import {encodeTemplate, type Template} from './encodeTemplate.js';
import {plainContent} from './plainContent.js';

/**
 * The template of a page without JavaScript, straight from its tree.
 *
 * @param root - after all transforms.
 * @returns `null` for a page with JavaScript, HTML, or anything unusual.
 */
export function plainTemplate(root: MdNode, compilation: Compilation): Template | null {
  const content = plainContent(root, compilation);
  if (!content) return null;
  const template = encodeTemplate(dropBlankText(content));
  return template.holes.length > 0 ? null : template;
}
