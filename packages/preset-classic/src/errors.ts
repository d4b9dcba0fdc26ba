import {SiteError} from '@lectern/core';

/** Errors of the options of the preset. */
export const errors = {
  /** @param key - field of `themeConfig` that very old versions of Docusaurus had: "gtag" */
  optionMoved: ({key, configFile}: {key: string; configFile: string}) =>
    new SiteError('PRESET_THEME_CONFIG', `"themeConfig.${key}" is not read any more.`, {
      location: {file: configFile},
      hint: `Move it to the options of preset-classic: presets: [["classic", {${key}: {…}}]].`,
    }),

  optionsInvalid: ({
    problems,
    names,
    configFile,
  }: {
    problems: readonly string[];
    names: readonly string[];
    configFile: string;
  }) =>
    new SiteError('PRESET_OPTIONS', `The options of preset-classic are not valid.\n${problems.join('\n')}`, {
      location: {file: configFile},
      hint: `The options are ${names.join(', ')}. Other plugins go to "plugins" of the site config.`,
    }),
};
