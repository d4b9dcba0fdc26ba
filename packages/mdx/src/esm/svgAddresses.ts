import type {Node, Program, Property} from 'estree-jsx';
import {walk} from 'estree-walker';
import type {Compilation} from '../compilation.js';
import {addAsset} from '../references/contentAsset.js';
import {resolveImport} from './resolveImport.js';
import {requestOf} from './rewriteModule.js';

/** Names of React properties whose value is a URL. */
const ADDRESSES: ReadonlySet<string> = new Set(['src', 'srcSet', 'href', 'xlinkHref', 'poster', 'data']);

/**
 * Replaces each `require` of an SVG file that is the value of a property for a URL by the URL of the file: `<img
 * src={require('./a.svg').default} />`. Other `require` calls stay, since plugins make a component of the file.
 */
export function placeSvgAddresses(program: Program, compilation: Compilation): void {
  walk(program, {
    enter(node) {
      if (node.type !== 'Property' || !ADDRESSES.has(keyOf(node))) return;
      const request = requestOf(withoutDefault(node.value));
      const url = request?.endsWith('.svg') ? addressOf(request, compilation) : undefined;
      if (url !== undefined) node.value = {type: 'Literal', value: url};
    },
  });
}

function keyOf({key, computed}: Property): string {
  if (computed) return '';
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}

/** Returns the node before `.default`: `require('./a.svg').default` → `require('./a.svg')`. */
function withoutDefault(node: Node): Node {
  const isDefault =
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'default';
  return isDefault ? node.object : node;
}

function addressOf(request: string, compilation: Compilation): string | undefined {
  const {input, reader} = compilation;
  const resolved = resolveImport(request, input);
  if (resolved.kind !== 'module' || !resolved.ref.startsWith('code:@site/')) return undefined;
  const found = reader.findFile([resolved.ref.replace('code:@site', input.site.siteDir)]);
  return found && !found.refusal ? addAsset(compilation, found.file, found.facts).url : undefined;
}
