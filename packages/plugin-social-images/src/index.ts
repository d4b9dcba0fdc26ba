import path from 'node:path';
import {type LoadContext, loadModule, type Plugin, type SiteFiles, type Validate} from '@lectern/core';
import {codedText, pluginCacheDir} from '@lectern/core/content-helpers';
import {errors} from './errors.js';
import {type LoadedFont, loadFonts} from './fonts/loadFonts.js';
import {hashOf} from './hashOf.js';
import {IMAGE_FOLDER} from './headTags.js';
import {ImageStore} from './ImageStore.js';
import {type PluginOptions, socialImagesOptionsSchema} from './options.js';
import {langOf, type PlannedImage, planImages, type Template} from './planImages.js';
import type {SocialImageComponent} from './renderTree.js';
import {reportMissing} from './reportMissing.js';
import {siteLook, styleFiles} from './siteLook.js';
import DefaultTemplate from './template/DefaultTemplate.js';

export type {Options, PluginOptions} from './options.js';
export type {SocialImageProps} from './SocialImageProps.js';

/** Template and fonts, as the files of the site have them. */
interface SocialImagesContent {
  readonly template: Template;
  readonly fonts: readonly LoadedFont[];
}

interface LoadedInput extends SocialImagesContent {
  readonly store: ImageStore;
}

/** Loads the template of the site, or of this package. @returns also the files of the site that it consists of */
async function loadTemplate(
  {template}: PluginOptions,
  context: LoadContext,
): Promise<Template & {readonly files: readonly string[]}> {
  if (template === undefined)
    return {component: DefaultTemplate, file: '@lectern/plugin-social-images', files: []};
  const file = path.resolve(context.siteDir, template);
  const {value, files} = await loadModule(file, context);
  if (typeof value !== 'function') throw errors.templateInvalid(file);
  return {component: value as SocialImageComponent, file, files};
}

function openStore(context: LoadContext, options: PluginOptions, fonts: readonly LoadedFont[]): ImageStore {
  const {i18n, baseUrl} = context;
  const {size, format, quality, id} = options;
  const name = hashOf(JSON.stringify([id, i18n.currentLocale, baseUrl])).slice(0, 8);
  const files = fonts.map(({name: family, file, weight, style}) => ({name: family, file, weight, style}));
  const setup = {size, format, quality, fonts: files, lang: langOf(context)};
  return new ImageStore(path.join(pluginCacheDir(context, 'social-images'), name), setup);
}

/**
 * Files of the images. A build needs all images, so the first file makes all that are missing; the dev server makes those
 * that are requested.
 */
function imageFiles(
  images: readonly PlannedImage[],
  store: ImageStore,
  mode: LoadContext['mode'],
): SiteFiles {
  let making: Promise<void> | undefined;
  const makeAll = () => {
    making ??= store.make(images);
    return making;
  };
  const files = images.map((image) => {
    const read = async () => {
      if (mode === 'production') await makeAll();
      return store.read(image);
    };
    return [`${IMAGE_FOLDER}/${image.name}`, read] as const;
  });
  return Object.fromEntries(files);
}

/** Makes an image of each page, which chats and social networks show with links. */
export default function pluginSocialImages(
  context: LoadContext,
  options: PluginOptions,
): Plugin<SocialImagesContent> | null {
  const {siteConfig, siteDir, mode, reports} = context;
  if (siteConfig.future.experimental_router === 'hash') {
    const text = 'Pages have no social images: with the hash router, the site is a single document.';
    reports?.warn(codedText('SOCIAL_IMAGES_HASH_ROUTER', text));
    return null;
  }
  let loaded: LoadedInput | undefined;
  let images: readonly PlannedImage[] = [];
  let templateFiles: readonly string[] = [];
  const ownFiles = [options.template, ...options.fonts.map(({file}) => file), options.logo || undefined];
  return {
    name: 'lectern-plugin-social-images',
    async loadContent() {
      const {files, ...template} = await loadTemplate(options, context);
      templateFiles = files;
      return {template, fonts: loadFonts(options.fonts, siteDir)};
    },
    contentLoaded({content}) {
      loaded = {...content, store: openStore(context, options, content.fonts)};
    },
    async allContentLoaded({listPages, actions}) {
      if (!loaded) return;
      const look = siteLook(context, options);
      const plan = await planImages({...loaded, context, options, look, pages: listPages()});
      for (const head of plan.heads) actions.setPageHead(head);
      images = plan.images;
      reportMissing(plan.missing, context);
    },
    followsFiles: () => true,
    getPathsToWatch: () => [
      ...ownFiles.flatMap((file) => (file === undefined ? [] : path.resolve(siteDir, file))),
      ...templateFiles,
      ...styleFiles(context),
    ],
    getSiteFiles: () => (loaded ? imageFiles(images, loaded.store, mode) : {}),
    postBuild: () => loaded?.store.keepOnly(images),
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(socialImagesOptionsSchema, options);
}
