// The exports are listed in core, which resolves imports of @docusaurus/theme-translations to the same file.
export * from '@lectern/core/plugin-packages/themeTranslations';
