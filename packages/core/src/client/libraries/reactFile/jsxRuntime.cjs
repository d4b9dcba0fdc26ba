module.exports = require('@generated/react-file').jsxRuntime;
