// The exports are listed in core, which resolves imports of @docusaurus/logger to the same file.
export * from '@lectern/core/plugin-packages/logger';
export {default} from '@lectern/core/plugin-packages/logger';
