module.exports = require('@generated/react-file').reactDomClient;
