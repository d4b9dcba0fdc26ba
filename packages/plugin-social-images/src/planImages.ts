import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {CollectedPage, LoadContext, PageHead} from '@lectern/core';
import {parseJson} from '@lectern/core/content-helpers';
import picomatch from 'picomatch';
import {errors} from './errors.js';
import type {LoadedFont} from './fonts/loadFonts.js';
import {hashOf} from './hashOf.js';
import {headTags} from './headTags.js';
import {ImageFiles, RefusedSource} from './ImageFiles.js';
import {isLetter, missingCharacters, withoutCharacters} from './missingCharacters.js';
import type {PluginOptions} from './options.js';
import {pageProps, sharedProps, siteProps} from './pageProps.js';
import {type ImageTree, LargeTree, renderTree, type SocialImageComponent} from './renderTree.js';
import type {SocialImageProps} from './SocialImageProps.js';
import type {SiteLook} from './siteLook.js';

/** An image of the site, before it is made. */
export interface PlannedImage {
  /** File name, with a hash of everything that the image depends on. */
  readonly name: string;
  /** Path of the page, for messages; absent for the image of all other pages. */
  readonly permalink?: string | undefined;
  readonly tree: ImageTree;
}

/** Characters of an image that no font has. */
export interface MissingText {
  readonly permalink?: string | undefined;
  readonly characters: readonly string[];
  /** True if letters are among them, so that there is no image. */
  readonly hasNoImage: boolean;
}

/** The images of a locale, and the head tags of its pages. */
export interface ImagePlan {
  readonly images: readonly PlannedImage[];
  readonly heads: readonly PageHead[];
  readonly missing: readonly MissingText[];
}

/** Component of a template, and its file. */
export interface Template {
  readonly component: SocialImageComponent;
  /** Absolute path. */
  readonly file: string;
}

export interface PlanImagesInput {
  readonly pages: readonly CollectedPage[];
  readonly context: LoadContext;
  readonly options: PluginOptions;
  readonly template: Template;
  readonly fonts: readonly LoadedFont[];
  readonly look: SiteLook;
}

/** Version of images: must be changed if the same tree becomes another image. */
const VERSION = 1;

function rendererVersion(): string {
  const main = createRequire(import.meta.url).resolve('@takumi-rs/core');
  const file = path.resolve(path.dirname(main), '../package.json');
  return String((parseJson(fs.readFileSync(file, 'utf8')) as {version?: unknown}).version);
}

class ImagePlanner {
  readonly images: PlannedImage[] = [];
  readonly missing: MissingText[] = [];
  readonly #input: PlanImagesInput;
  readonly #files: ImageFiles;
  /** Hash of all inputs that the images share. */
  readonly #salt: string;

  constructor(input: PlanImagesInput) {
    this.#input = input;
    this.#files = new ImageFiles(input.context.siteDir);
    const {size, format, quality} = input.options;
    const fonts = input.fonts.map(({name, hash, weight, style}) => [name, hash, weight, style]);
    const shared = [VERSION, rendererVersion(), langOf(input.context), size, format, quality, fonts];
    this.#salt = hashOf(JSON.stringify(shared));
  }

  /** Plans an image. @returns its head tags; `undefined` if fonts lack letters of its texts */
  async plan(props: SocialImageProps): Promise<PageHead['tags'] | undefined> {
    const {context, options, fonts} = this.#input;
    const coverages = fonts.map(({coverage}) => coverage);
    const characters = new Set<string>();
    const textOf = (text: string) => {
      const missing = missingCharacters(text, coverages);
      for (const character of missing) characters.add(character);
      return withoutCharacters(text, missing);
    };
    const tree = await this.#render(props, textOf);
    const {permalink, title, siteTitle} = props;
    const hasNoImage = [...characters].some(isLetter);
    if (characters.size > 0) this.missing.push({permalink, characters: [...characters], hasNoImage});
    if (hasNoImage) return undefined;
    const shown = {...tree, images: tree.images.map(({name}) => name)};
    const hash = hashOf(`${this.#salt}\n${JSON.stringify(shown)}`).slice(0, 20);
    const name = `${hash}.${options.format === 'jpeg' ? 'jpg' : options.format}`;
    this.images.push({name, permalink, tree});
    return headTags({context, options, name, alt: title === siteTitle ? title : `${title} | ${siteTitle}`});
  }

  async #render(props: SocialImageProps, textOf: (text: string) => string): Promise<ImageTree> {
    const {template} = this.#input;
    const {permalink} = props;
    try {
      return await renderTree({component: template.component, props, files: this.#files, textOf});
    } catch (cause) {
      const {file} = template;
      if (cause instanceof LargeTree) throw errors.templateTooLarge({file, permalink});
      if (cause instanceof RefusedSource)
        throw errors.fileRefused({source: cause.source, problem: cause.message, location: file, permalink});
      throw errors.templateThrew({file, permalink, cause});
    }
  }
}

/** Language of a locale, as in the attribute `lang` of its pages. */
export function langOf({i18n: {currentLocale, localeConfigs}}: LoadContext): string {
  return localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
}

/** True for a page with an image in its front matter. */
function hasOwnImage({entry: {image}}: CollectedPage): boolean {
  return typeof image === 'string' && image !== '';
}

/**
 * Plans the images of all pages that plugins list, and one image for the other pages, unless the theme has an image for
 * them.
 *
 * @throws {SiteError} `SOCIAL_IMAGE_TEMPLATE`, `SOCIAL_IMAGE_FILE`
 */
export async function planImages(input: PlanImagesInput): Promise<ImagePlan> {
  const {pages, context, options, look} = input;
  const planner = new ImagePlanner(input);
  const isExcluded = options.exclude.length > 0 ? picomatch([...options.exclude]) : () => false;
  const shared = sharedProps(context, look, options);
  const heads = new Map<string, PageHead>();
  const add = (path: string | undefined, tags: PageHead['tags'] | undefined) => {
    if (tags) heads.set(path ?? '', {path, tags});
  };
  const planned = new Set<string>();
  for (const page of pages) {
    const path = page.entry.permalink;
    if (planned.has(path)) continue;
    planned.add(path);
    const props = pageProps(page, shared, context);
    const isLeftOut = hasOwnImage(page) || isExcluded(path);
    if (isLeftOut) add(path, []);
    else if (props) add(path, await planner.plan(props));
  }
  if (shared.siteTitle !== '' && !context.siteConfig.themeConfig.image)
    add(undefined, await planner.plan(siteProps(shared, context)));
  return {images: planner.images, heads: [...heads.values()], missing: planner.missing};
}
