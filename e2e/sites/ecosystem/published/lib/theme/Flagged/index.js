Object.defineProperty(exports, '__esModule', {value: true});
const {jsx} = require('react/jsx-runtime');

const Flagged = () => jsx('h1', {children: 'Flagged'});
exports.default = Flagged;
