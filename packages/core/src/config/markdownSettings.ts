import type {MarkdownConfig} from '@lectern/mdx';
import type {SiteConfig} from '../plugins/SiteConfig.js';

const DEFAULT_MAGIC_COMMENT = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: {start: 'highlight-start', end: 'highlight-end'},
};

/**
 * Returns the Markdown settings of a site: the option `markdown`, and the options for code blocks in
 * `themeConfig.prism`.
 */
export function markdownSettings({markdown, themeConfig}: SiteConfig): MarkdownConfig {
  const prism = (themeConfig.prism ?? {}) as Partial<MarkdownConfig['code']>;
  const {files: _files, timeout: _timeout, codeLanguages, ...settings} = markdown;
  return {
    ...settings,
    code: {
      ...(prism.defaultLanguage && {defaultLanguage: prism.defaultLanguage}),
      languages: codeLanguages,
      additionalLanguages: prism.additionalLanguages ?? [],
      magicComments: prism.magicComments ?? [DEFAULT_MAGIC_COMMENT],
    },
  };
}
