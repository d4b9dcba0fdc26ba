import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {writeFileIfChanged} from '@lectern/core/content-helpers';
import {layoutsModule} from './layouts.js';
import {type MermaidThemeConfig, themeConfigSchema} from './themeConfig.js';

export type {ThemeConfig} from './themeConfig.js';

const NAME = 'docusaurus-theme-mermaid';
const inDist = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Theme that shows code blocks of the language "mermaid" as diagrams, if `markdown.mermaid` is true. */
export default function themeMermaid({generatedFilesDir, siteDir}: LoadContext): Plugin {
  writeFileIfChanged(path.join(generatedFilesDir, NAME, 'layouts.js'), layoutsModule(siteDir));
  return {
    name: NAME,
    getThemePath: () => inDist('./theme'),
    getTypeScriptThemePath: () => inDist('../src/theme'),
    // Mermaid draws diagrams in the browser, as SVG with a stylesheet and style attributes, which a
    // Content-Security-Policy blocks without this source.
    getPolicySources: () => ({'style-src': ["'unsafe-inline'"]}),
  };
}

export function validateThemeConfig({
  validate,
  themeConfig,
}: {
  validate: Validate;
  themeConfig: unknown;
}): MermaidThemeConfig {
  const {mermaid} = validate(themeConfigSchema, themeConfig);
  return {mermaid};
}
