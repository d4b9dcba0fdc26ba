/**
 * Error code → explanation in Markdown, for all errors of this package. The website makes a page of each; other code
 * uses only the type of the keys.
 */
export const errorCodes = {
  PRESET_OPTIONS: `The classic preset has no option of this name, or its value has the wrong type: an object, or \`false\` to leave the plugin out. \`theme\` is an object, \`debug\` is true or false. The message suggests the nearest name.

Options of plugins that the preset does not have belong to \`plugins\` of the configuration.`,
  PRESET_THEME_CONFIG: `\`themeConfig.gtag\` or \`themeConfig.googleAnalytics\` is where very old sites had the options of these plugins.

Move them to the options of the classic preset: \`presets: [['classic', {gtag: {trackingID: 'G-…'}}]]\`.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
