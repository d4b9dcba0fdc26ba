// The exports are listed in core, which resolves imports of @docusaurus/types to the same file.
export * from '@lectern/core/plugin-packages/types';
