// Output of esbuild for an ES module: `__esModule` is set only when the code runs, so it cannot be seen in the source.
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
