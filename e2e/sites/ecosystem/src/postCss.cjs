/** Plugin that adds a PostCSS plugin, which replaces the colour "var(--tone)". */
module.exports = () => ({
  name: 'site-post-css',
  configurePostCss(options) {
    options.plugins.push({
      postcssPlugin: 'tones',
      Declaration(declaration) {
        if (declaration.value === 'var(--tone)') declaration.value = 'rgb(4, 5, 6)';
      },
    });
    return options;
  },
});
