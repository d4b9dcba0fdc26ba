module.exports = require('@generated/react-file').react;
