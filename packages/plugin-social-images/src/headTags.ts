import type {HeadTag, LoadContext} from '@lectern/core';
import {encodePath} from '@lectern/core/shared/encodePath';
import type {PluginOptions} from './options.js';

/** Folder of the images, relative to the output folder of a locale. */
export const IMAGE_FOLDER = 'assets/social';

export interface HeadTagsInput {
  readonly context: Pick<LoadContext, 'siteConfig' | 'baseUrl'>;
  readonly options: Pick<PluginOptions, 'size' | 'format'>;
  /** File name of the image. */
  readonly name: string;
  /** Text of the image, for people who do not see it. */
  readonly alt: string;
}

/** Head tags by which networks find the image of a page. */
export function headTags({context, options, name, alt}: HeadTagsInput): readonly HeadTag[] {
  const {siteConfig, baseUrl} = context;
  const url = siteConfig.url + encodePath(`${baseUrl}${IMAGE_FOLDER}/${name}`);
  const {width, height} = options.size;
  const meta = (attribute: 'property' | 'name', key: string, content: string): HeadTag => ({
    tagName: 'meta',
    attributes: {[attribute]: key, content},
  });
  return [
    meta('property', 'og:image', url),
    meta('property', 'og:image:type', `image/${options.format}`),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', url),
    meta('name', 'twitter:image:alt', alt),
  ];
}
