import path from 'node:path';
import {distDir} from '../../../config/distDir.js';
import type {LoaderContext, RuleSetRule} from '../../../webpackTypes.js';

export type WebpackCompilerName = 'server' | 'client';

/** Returns "client" always: Lectern compiles each module once, for the browser and for Node. */
export function getWebpackLoaderCompilerName(_context: LoaderContext<unknown>): WebpackCompilerName {
  return 'client';
}

type AssetFolder = 'images' | 'files' | 'fonts' | 'medias';

interface FileLoaderUtils {
  readonly loaders: {
    file(options: {folder: AssetFolder}): RuleSetRule;
    url(options: {folder: AssetFolder}): RuleSetRule;
    /** Beginning of a module request that names a loader: the path of a file is appended. */
    readonly inlineMarkdownImageFileLoader: string;
    readonly inlineMarkdownAssetImageFileLoader: string;
    readonly inlineMarkdownLinkFileLoader: string;
  };
  readonly rules: {
    images(): RuleSetRule;
    svgs(): RuleSetRule;
    fonts(): RuleSetRule;
    media(): RuleSetRule;
    otherAssets(): RuleSetRule;
  };
}

const loader = path.join(distDir, 'bundle/fileLoader.js');

/**
 * Loaders and rules that write imported files to the output folder. No loader inlines small files, not even the loader
 * `url`.
 */
export function getFileLoaderUtils(_isServer: boolean): FileLoaderUtils {
  const file = ({folder}: {folder: AssetFolder}): RuleSetRule => ({loader, options: {folder}});
  const rule = (test: RegExp, folder: AssetFolder) => (): RuleSetRule => ({test, use: [file({folder})]});
  return {
    loaders: {
      file,
      url: file,
      inlineMarkdownImageFileLoader: `!${loader}?folder=images!`,
      inlineMarkdownAssetImageFileLoader: `!${loader}?folder=images!`,
      inlineMarkdownLinkFileLoader: `!${loader}?folder=files!`,
    },
    rules: {
      images: rule(/\.(?:ico|jpe?g|png|gif|webp|avif)(?:\?.*)?$/i, 'images'),
      svgs: rule(/\.svg$/i, 'images'),
      fonts: rule(/\.(?:woff2?|eot|ttf|otf)$/i, 'fonts'),
      media: rule(/\.(?:mp4|avi|mov|mkv|mpg|mpeg|vob|wmv|m4v|webm|ogv|wav|mp3|m4a|aac|oga|flac)$/i, 'medias'),
      otherAssets: rule(/\.(?:pdf|docx?|xlsx?|zip|rar)$/i, 'files'),
    },
  };
}
