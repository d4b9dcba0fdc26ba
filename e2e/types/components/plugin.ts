import type {LoadContext, Plugin, PluginModule} from '@lectern/core';

interface Options {
  readonly id: string;
  readonly path: string;
}

declare function write(dir: string, ...values: readonly unknown[]): void;

export const validateOptions: PluginModule<Options>['validateOptions'] = ({validate, options}) =>
  validate({parse: (value) => value as Options}, options);

export default function people({siteDir}: LoadContext, options: Options): Plugin<{readonly names: string[]}> {
  return {
    name: 'people',
    loadContent: () => ({names: [siteDir, options.path]}),
    postBuild({content, outDir}) {
      const names: string[] = content.names;
      // @ts-expect-error The content of this plugin has no such field.
      return write(outDir, names, content.ages);
    },
  };
}
