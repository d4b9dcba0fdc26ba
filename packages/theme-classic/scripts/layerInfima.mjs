// Writes Infima's stylesheet to dist/css/infima.css, in the cascade layer `lectern.infima`. `!important` declarations
// are written outside of the layer: in a layer, they would override `!important` in the site's own CSS, which has no
// layer.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';

const source = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
const target = path.resolve(import.meta.dirname, '../dist/css/infima.css');

/**
 * Copies a stylesheet without the declarations for which `isUnwanted` returns true. Rules that become empty are
 * removed.
 */
function without(root, isUnwanted) {
  const copy = root.clone();
  copy.walkDecls((declaration) => {
    if (!isUnwanted(declaration)) return;
    let node = declaration;
    while (
      node.parent !== copy &&
      node.parent.nodes.every((sibling) => sibling === node || sibling.type === 'comment')
    ) {
      node = node.parent;
    }
    node.remove();
  });
  return copy;
}

const infima = postcss.parse(fs.readFileSync(source, 'utf8'), {from: source});
const normal = without(infima, ({important}) => important);
const important = without(infima, (declaration) => !declaration.important);
important.walkComments((comment) => comment.remove());
// Shortens colours to hexadecimal form, since minifiers do not change the values of custom properties.
normal.walkDecls(/^--/, (property) => {
  property.value = property.value.replace(/^rgb\((\d+), (\d+), (\d+)\)$/, (_rgb, ...bytes) =>
    bytes.slice(0, 3).reduce((hex, byte) => hex + Number(byte).toString(16).padStart(2, '0'), '#'),
  );
});

const layer = postcss.atRule({name: 'layer', params: 'lectern.infima'});
layer.append(normal.nodes);
fs.mkdirSync(path.dirname(target), {recursive: true});
// The order does not change the cascade, but with the layer first the compressed stylesheet is 63 bytes larger.
fs.writeFileSync(target, `${important}\n${layer}\n`);
