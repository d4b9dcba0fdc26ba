module.exports = () => ({
  name: 'required',
  injectHtmlTags: () => ({headTags: ['<meta name="from-cjs" content="yes">']}),
});
