module.exports = require('@generated/react-file').reactDom;
