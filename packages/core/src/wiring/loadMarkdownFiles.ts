import fs from 'node:fs';
import {type CompileInput, decodeMarkdown, type MarkdownSite} from '@lectern/mdx';
import {resolveConfig} from '../config/resolveConfig.js';
import {loadContent} from '../content/loadContent.js';
import {loadPlugins} from '../pluginHost/loadPlugins.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {markdownSite} from '../routes/PlanInput.js';
import {markdownRules, PARTIAL_RULE, ruleOf} from '../routes/planImported.js';
import {publishScope} from '../routes/publishScope.js';
import {namedMarkdown, watchedMarkdown} from './contentFiles.js';

export interface MarkdownFilesInput {
  readonly siteDir: string;
  /** Path of the config file, relative to `siteDir`. */
  readonly config?: string | undefined;
  /** Files, folders or patterns, relative to the current folder. Without any: all content of the site. */
  readonly files: readonly string[];
}

/** The Markdown files of a site, and the settings with which they are compiled. */
export interface MarkdownFiles {
  readonly context: LoadContext;
  readonly site: MarkdownSite;
  /** Absolute, sorted paths. */
  readonly files: readonly string[];
  /** Reads a file. @throws {MarkdownError} `MARKDOWN_NOT_UTF8` */
  readInput(file: string): CompileInput;
}

/**
 * Loads a site as far as commands need that read its Markdown and compile nothing.
 *
 * @throws {SiteError} for mistakes in the configuration and in content, and for files that do not exist
 */
export async function loadMarkdownFiles(input: MarkdownFilesInput): Promise<MarkdownFiles> {
  const {siteDir, config: configFile, files: names} = input;
  const {context} = await resolveConfig({siteDir, configFile, mode: 'production'});
  const {plugins, context: checked} = await loadPlugins(context);
  const content = await loadContent(plugins, checked);
  const rules = markdownRules(content.contents);
  const site = markdownSite(content.context, publishScope(content.context, rules));
  const files =
    names.length > 0
      ? await namedMarkdown(names, context.siteDir)
      : await watchedMarkdown(plugins, context.siteDir);
  return {
    context: content.context,
    site,
    files,
    readInput: (file) => ({
      file,
      text: decodeMarkdown(fs.readFileSync(file), file),
      site,
      rule: rules[ruleOf(file, rules)] ?? PARTIAL_RULE,
    }),
  };
}
