// The exports are listed in core, which resolves imports of @docusaurus/utils-common to the same file.
export * from '@lectern/core/plugin-packages/utilsCommon';
