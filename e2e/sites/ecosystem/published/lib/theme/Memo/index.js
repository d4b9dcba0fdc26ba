const {memo} = require('react');
const {jsx} = require('react/jsx-runtime');

module.exports = {__esModule: true, default: memo(() => jsx('h1', {children: 'Memo'}))};
