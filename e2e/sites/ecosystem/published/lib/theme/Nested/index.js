// A module that was compiled to CommonJS twice, so `default` is itself a module.
Object.defineProperty(exports, '__esModule', {value: true});
const {jsx} = require('react/jsx-runtime');

exports.default = {__esModule: true, default: () => jsx('h1', {children: 'Nested'})};
