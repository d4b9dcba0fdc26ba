module.exports = {name: 'legacy'};
