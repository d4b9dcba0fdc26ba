// A module that was compiled twice.
Object.defineProperty(exports, '__esModule', {value: true});
const {jsx} = require('react/jsx-runtime');

exports.default = {__esModule: true, default: () => jsx('h1', {children: 'Nested'})};
