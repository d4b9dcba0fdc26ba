import type {MarkdownConfig, Variables} from '@lectern/mdx';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import {SITE_VARIABLES} from '../schema/markdownSchema.js';

const DEFAULT_MAGIC_COMMENT = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: {start: 'highlight-start', end: 'highlight-end'},
};

/** Values of variables `{{site.…}}`; `undefined` if the site does not use variables. */
export function siteVariables(siteConfig: SiteConfig): Variables | undefined {
  const {variables} = siteConfig.markdown;
  if (!variables) return undefined;
  return {...Object.fromEntries(SITE_VARIABLES.map((name) => [name, siteConfig[name]])), ...variables};
}

/**
 * Returns the Markdown settings of a site: the option `markdown`, and the options for code blocks in
 * `themeConfig.prism`.
 */
export function markdownSettings(siteConfig: SiteConfig): MarkdownConfig {
  const {markdown, themeConfig} = siteConfig;
  const prism = (themeConfig.prism ?? {}) as Partial<MarkdownConfig['code']>;
  const {files: _files, timeout: _timeout, variables: _variables, codeLanguages, ...settings} = markdown;
  return {
    ...settings,
    variables: siteVariables(siteConfig),
    code: {
      ...(prism.defaultLanguage && {defaultLanguage: prism.defaultLanguage}),
      languages: codeLanguages,
      additionalLanguages: prism.additionalLanguages ?? [],
      magicComments: prism.magicComments ?? [DEFAULT_MAGIC_COMMENT],
    },
  };
}
