// As esbuild writes it: nothing tells before it runs that this was an ES module.
const copy = (target, values) => {
  for (const name of Object.keys(values))
    Object.defineProperty(target, name, {get: values[name], enumerable: true});
  return target;
};
const toCommonJs = (values) => copy(Object.defineProperty({}, '__esModule', {value: true}), values);
module.exports = toCommonJs({default: () => Bundled, LABEL: () => LABEL});
const {jsx} = require('react/jsx-runtime');

const LABEL = 'A label';
function Bundled() {
  return jsx('h1', {children: 'Bundled'});
}
