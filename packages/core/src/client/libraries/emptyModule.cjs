// Takes the place of a module that the field "browser" of a package.json removes.
module.exports = {};
