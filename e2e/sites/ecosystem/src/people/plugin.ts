import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {
  DocusaurusConfig,
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginModule,
  Props,
  ThemeConfigValidationContext,
} from '@docusaurus/types';
import {aliasedSitePath, docuHash, getFileLoaderUtils, normalizeUrl} from '@docusaurus/utils';
import {addLeadingSlash} from '@docusaurus/utils-common';
import {Joi, RouteBasePathSchema} from '@docusaurus/utils-validation';

interface Options {
  readonly id: string;
  readonly file: string;
  readonly routeBasePath: string;
}

interface Person {
  readonly name: string;
}

const schema = Joi.object<Options>({
  file: Joi.string().required(),
  routeBasePath: RouteBasePathSchema.default('/people'),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}

export function validateThemeConfig({
  validate,
  themeConfig,
}: ThemeConfigValidationContext<{readonly greeting?: string}>): {readonly greeting?: string} {
  return validate(Joi.object({greeting: Joi.string().default('Hello')}), themeConfig);
}

function titleOf({title}: DocusaurusConfig): string {
  return title.toUpperCase();
}

/** Plugin that adds a page with the people listed in a JSON file. */
export default function people(context: LoadContext, options: Options): Plugin<readonly Person[]> {
  const file = path.join(context.siteDir, options.file);
  return {
    name: 'people',
    getPathsToWatch: () => [file],
    loadContent: async () => JSON.parse(await fs.readFile(file, 'utf8')),
    async contentLoaded({content, actions}) {
      const source = aliasedSitePath(file, context.siteDir);
      const data = await actions.createData(`${docuHash(source)}.json`, content);
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, addLeadingSlash(options.routeBasePath)]),
        component: '@site/src/people/People.tsx',
        modules: {people: data},
        exact: true,
      });
      actions.setGlobalData({count: content.length});
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'@shared': path.join(context.siteDir, 'src/shared')}},
      module: {
        rules: [{test: /\.data$/, use: [getFileLoaderUtils(isServer).loaders.file({folder: 'files'})]}],
      },
    }),
    async postBuild({outDir, content, routesPaths}: Props & {content: readonly Person[]}) {
      logger.info`number=${content.length} people in path=${path.basename(outDir)}`;
      await fs.writeFile(
        path.join(outDir, 'people.txt'),
        `${titleOf(context.siteConfig)} ${routesPaths.length}`,
      );
    },
  };
}

/** The same plugin, typed as a module. Its options come unchecked from the config. */
export const asModule: PluginModule<readonly Person[]> = (context, options) =>
  people(context, options as Options);
