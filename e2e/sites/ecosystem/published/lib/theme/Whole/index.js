const {jsx} = require('react/jsx-runtime');

module.exports = function Whole() {
  return jsx('h1', {children: 'Whole'});
};
