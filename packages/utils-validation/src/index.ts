// The exports are listed in core, which resolves imports of @docusaurus/utils-validation to the same file.
export * from '@lectern/core/plugin-packages/utilsValidation';
