import type {swizzleErrorCodes} from './swizzleErrorCodes.js';

/** Explanations of the errors of this package, by code, in Markdown. The website has a page for each; builds use the type alone. */
export const errorCodes = {
  ASSET_NOT_FOUND: `A front matter field that names a file, such as \`image\`, names one that does not exist. \`./\` and \`../\` start from the folder of the page, \`@site/\` from the folder of the site. Paths that begin with \`/\` are addresses, and are not checked.`,
  BROKEN_ANCHORS: `Links lead to pages that exist, but to an id that these pages do not have (\`/docs/intro#install\`). The message lists them by page.

Ids of headings are made of their text, so they change with it; \`## Install {#install}\` gives a heading an id that stays. An element of a component counts if it is in the HTML that the build makes. \`onBrokenAnchors\` decides whether this fails the build.`,
  BROKEN_LINKS: `Links lead to addresses below the base URL that the site does not have, neither as a page nor as a file. The message lists them by page, with the line where the link is written.

Correct them, link to Markdown files instead (\`./intro.md\`, whose address is looked up), or write \`pathname:///…\` for what something else puts on the same server. \`onBrokenLinks\` decides whether this fails the build.`,
  BUILD_NOT_FOUND: `A command needs a finished build, and its folder does not exist or is empty.

Run \`site build\` first, or \`site serve --build\`. If the build had \`--out-dir\`, name the same folder: \`site serve --dir out\`, \`site deploy --skip-build --out-dir out\`.`,
  BUNDLE_FAILED: `The code of the site could not be bundled. The message names the file, the line and the reason: often a mistake in the syntax, an import of a name that a module does not export, or a file of a kind that needs a loader.

A plugin may add a loader for such files by \`configureWebpack\`.`,
  CACHE_NOT_WRITABLE: `The cache of the site cannot be written. It is in \`node_modules/.cache\`, in a cache folder of the user where \`node_modules\` cannot be written, or in the folder that the environment variable \`LECTERN_CACHE_DIR\` names.

Set \`LECTERN_CACHE_DIR\` to a folder that you can write, or correct the permissions. Nothing is lost when the cache is deleted.`,
  CERTIFICATE_UNREADABLE: `\`SSL_CRT_FILE\` or \`SSL_KEY_FILE\` names a file that cannot be read.

Correct the path, or leave out both: with \`HTTPS=true\`, \`site start\` makes a certificate for this machine.`,
  CLEAR_FAILED: `\`site clear\` could not remove folders that other commands wrote. Another user owns them, or a program has a file in them open.`,
  COMMAND_INVALID: `A command was given an argument or an option that it does not have, or one without its value. \`--help\` behind a command lists what it takes.`,
  COMMAND_UNKNOWN: `There is no such command. \`site --help\` lists the commands; those of plugins are among them if the command runs in the folder of a site.`,
  CONFIG_INVALID_FIELD: `A field of the configuration has a wrong value, or has a field in it that does not exist (\`i18n.locale\` in place of \`i18n.locales\`). The message names the field, its line, and the values that it may have.`,
  CONFIG_NOT_AN_OBJECT: `The configuration file does not export an object, or a function that returns one (or a promise of one).

Write \`export default {…}\`, or \`module.exports = {…}\` in a file that ends in \`.cjs\`.`,
  CONFIG_NOT_FOUND: `The folder has no configuration file: \`site.config\` or \`docusaurus.config\` with the ending \`.ts\`, \`.mts\`, \`.cts\`, \`.js\`, \`.mjs\` or \`.cjs\`; or the file that \`--config\` names does not exist.

Run the command in the folder of your site, or name that folder: \`site build my-site\`.`,
  CONFIG_SYNTAX: `The configuration file, or a file that it imports, has a mistake in its syntax, such as a missing comma or bracket. The message has the line.`,
  CONFIG_THREW: `The configuration file was read, but its code, or that of a file that it imports, failed: it threw an error, or imports something that does not exist. The message has the line.`,
  CONFIG_UNKNOWN_FIELD: `The configuration has a field that does not exist, mostly a spelling mistake.

Values of your own belong to \`customFields\`, settings of the theme to \`themeConfig\`, options of plugins to their entries in \`plugins\` and \`presets\`.`,
  CONTENT_INVALID: `Several Markdown files could not be compiled. The message lists each with its place and reason; each has a code of its own when it is the only one.`,
  DEPLOY_GIT_FAILED: `A git command of \`site deploy\` failed. The message has the command, the text that git printed, and advice for the common causes: no name or mail address for the commit, no right to push, no network, a protected branch.

The repository of your sources is not touched: the command works in a clone of its own.`,
  DEPLOY_GIT_MISSING: `\`site deploy\` runs \`git\`, which is not installed or not in the \`PATH\`.`,
  DEPLOY_ONTO_SOURCE: `\`site deploy\` replaces all files of the deployment branch (with \`--target-dir\`, all files of that folder), and this is the branch that you are on, in the same repository: your sources would be deleted there.

Set \`deploymentBranch\` to another branch, such as \`gh-pages\`.`,
  DEPLOY_VALUE_INVALID: `A value for \`site deploy\`, from the configuration, an environment variable or an option, has a wrong form. The message names it and what it must be.`,
  DEPLOY_VALUE_MISSING: `\`site deploy\` needs \`organizationName\` and \`projectName\`, or the environment variables \`ORGANIZATION_NAME\` and \`PROJECT_NAME\`, to know the repository, and \`deploymentBranch\` where that is the site of a user (\`….github.io\`). \`DEPLOYMENT_URL\` with a whole address replaces them.`,
  DUPLICATE_ROUTES: `Several pages have the same address, so only one of them can be reached. Typical causes are two files with the same \`slug\`, and docs at the root (\`routeBasePath: '/'\`) beside a page \`src/pages/index\`.

The message names the files. \`onDuplicateRoutes\` decides whether this fails the build.`,
  FILE_ACCESS_DENIED: `The operating system refuses to read or write a file. The message has its path and the system's code.`,
  FILE_NAME: `A content file has a question mark in its name. In an address, a question mark begins the query, so the page could not be reached.

Rename the file. Its title may have one.`,
  FILE_UNREADABLE: `A file that Lectern looks for is there, but is a folder, or cannot be read by this user.`,
  GIT_SHALLOW: `Pages show the time of their last change by git, and this clone has only a part of the history, as CI services make it. Pages that changed before have no date. Blog posts without a date of their own get the time at which their file was written to this disk.

Clone the whole history: \`fetch-depth: 0\` for GitHub Actions, \`GIT_DEPTH: 0\` for GitLab. Write \`date\` into the front matter of posts.`,
  GIT_UNAVAILABLE: `Pages show the time or the author of their last change, and git did not give them: it is not installed, or the site is in no repository. Pages are built without them. Blog posts without a date of their own get the time at which their file was written to this disk.

Set \`showLastUpdateTime\` and \`showLastUpdateAuthor\` to \`false\`, or write \`last_update\` (and, for posts, \`date\`) into the front matter.`,
  HEADING_ID_OPTIONS_EXCLUSIVE: `\`site write-heading-ids\` was given both \`--overwrite\`, which replaces ids, and \`--migrate\`, which keeps them and writes them in another syntax.`,
  HEADING_ID_SYNTAX_OFF: `\`site write-heading-ids\` was given \`--syntax classic\`, which writes \`{#id}\`. This site does not read that in MDX pages: \`markdown.mdx1Compat.headingIds\` is \`false\`.

Leave the option out, use \`--syntax mdx-comment\`, or turn the setting on.`,
  INDEX_FILE_NOT_ANNOUNCED: `A plugin wrote a file in its hook \`indexPages\` that \`getIndexPaths\` does not announce. \`site start\` needs the paths before the files are made, to answer requests for them.

Return the file from \`getIndexPaths\`, or a folder around it with \`/\` at its end.`,
  LOCALES_SHARE_OUTPUT: `Two locales would be written to the same folder, as their \`baseUrl\` below the site is the same.

Give them different ones in \`i18n.localeConfigs\`. Locales with a domain each are built one by one: \`site build --locale fr --out-dir build/fr\`.`,
  LOCALE_IS_DEFAULT: `A command about translations was given the language that the site is written in: it has no translations that could be missing.`,
  LOCALE_NOT_TRANSLATED: `A command about translations was given a locale with \`translate: false\` in \`i18n.localeConfigs\`: nothing reads translations of it.`,
  LOCALE_UNKNOWN: `A command was given a locale that \`i18n.locales\` does not list.`,
  LOCALE_WITHOUT_RULES: `\`i18n.locales\` has a language that Node has no rules for, so dates, plural forms and sorting are those of English. Mostly it is the code of a country, such as \`jp\` for \`ja\`.`,
  MARKDOWN_ENGINE_CRASHED: `The process that compiled this file ended. All other files are still compiled, then the build fails. Mostly it is a mistake of the native parser: please report it with the text that causes it. A remark or rehype plugin can cause it too, by \`process.exit\` or by using all memory.

To find the text, remove half of the file at a time. Look for a quote, bracket, tag or code fence without its end.`,
  MARKDOWN_ENGINE_FAILED: `The Markdown compiler failed on this file by a mistake of its own. Please report it with the file and the lines of the message.`,
  MARKDOWN_FILE_GONE: `A Markdown file was there when the build began, and was deleted before it was read. Build again.`,
  MARKDOWN_FILE_NOT_FOUND: `\`site write-heading-ids\` was given a file, folder or pattern that matches no Markdown file. Paths are relative to the current folder.`,
  MARKDOWN_FILE_OUTSIDE_SITE: `\`site write-heading-ids\` was given a file that is not in the site. The first argument is the folder of the site, the files follow.`,
  MARKDOWN_TIMEOUT: `A Markdown file was not compiled within the time limit, so its process was ended; all other files are compiled. A text without the end of a brace, tag or fence may take very long, and so may a remark plugin that waits for a server that does not answer.

If the file is right and only large, split it, or raise \`markdown.timeout\` (seconds).`,
  MIGRATION_FILE_CHANGED: `A file changed between the moment when \`site migrate\` read it and your answer. Nothing was written; run the command again.`,
  MIGRATION_NOT_WRITTEN: `\`site migrate\` shows its changes and writes them once you agree. You did not, or there is no terminal to ask in.

\`site migrate --yes\` writes without a question. Files under version control can be taken back.`,
  MODULE_NOT_FOUND: `Code of the site imports a file or a package that does not exist. The message names the importing file and its line. Or an option asks for Babel, and \`babel-loader\` is not installed.

Check the spelling, upper and lower case included, or install the package in the site. \`@theme/…\` names a component of a theme, \`@site/…\` starts from the folder of the site.`,
  MODULE_SYNTAX: `A sidebars file, the module of a plugin, theme or preset, or something that it imports, has a mistake in its syntax. The message has the file and the line.`,
  MODULE_THREW: `A sidebars file, another file that a plugin loads in Node, or something that it imports, threw an error or imports something that does not exist.`,
  NO_CACHE_SPACE: `The disk with the cache is full. The last build was left as it is.

Free some space, or set \`LECTERN_CACHE_DIR\` to a folder on another disk. \`site clear\` removes the cache, and the output folder as well.`,
  NO_OUTPUT_SPACE: `The disk with the output folder is full. The last build was left as it is. While a build runs, it needs space for a second output.`,
  NO_SPACE: `The disk is full, or your quota is used up. The message names the file if the system reports it.`,
  OUTPUT_INCOMPLETE: `The output folder is changed file by file, and that stopped half-way: it has files of the last build and of this one. A folder is filled this way if it cannot be replaced as a whole (it is a mount point, is in use, or belongs to the layer of an image), and if a build only updates a few pages.

Remove the cause that the message names, then build again.`,
  OUTPUT_NOT_WRITABLE: `The output folder, or the folder around it, cannot be written, or is in use by another program. The last build was left as it is.`,
  OUTPUT_REFUSED: `The output folder holds something that is no build: a git repository, sources of the site, or files that people write. A build would delete them, as it replaces the whole folder. Or the path is that of a file, or of a link that leads nowhere.

Choose another folder (\`--out-dir\`), or move its content away.`,
  PACKAGE_JSON_INVALID: `The \`package.json\` of the site is no JSON. Until it can be read, no package of the site can be found.`,
  PACKAGE_JSON_NOT_FOUND: `\`site migrate\` changes the packages of a site, and there is no \`package.json\` in its folder, nor above it.`,
  PAGE_RENDER_FAILED: `A component threw an error while the HTML of a page was made. The message names the component, its file and line, and the page.

In the build there is no browser: \`window\` and \`document\` do not exist. Use them in \`useEffect\`, in event handlers, or inside of \`<BrowserOnly>\`.`,
  PLUGIN_DUPLICATE: `Two instances of a plugin have the same id. A preset brings plugins too: docs are in the classic preset, so a second docs plugin needs an id.

Give one an \`id\` option: \`['@lectern/plugin-content-docs', {id: 'community', …}]\`.`,
  PLUGIN_ERROR_UNCAUGHT: `Code of a plugin, or of the site, failed in a promise that nothing awaits or in a callback. The build cannot tell which hook it belongs to; the stack below the message says where it happened.`,
  PLUGIN_HOOK_FAILED: `A hook of a plugin threw an error. The message names the plugin, the hook and the reason, and shows the stack, as its author needs it.

If the plugin is not yours, look whether a newer version exists; [plugins of Docusaurus](../migration/plugin-compatibility.md) lists those that were tried.`,
  PLUGIN_HOOK_UNKNOWN: `A plugin has a function whose name is nearly that of a hook, so nothing calls it. The message suggests the hook.`,
  PLUGIN_INVALID: `A plugin, theme or preset does not have the expected form. Possible reasons: its module exports no function; its function returns no object, or one without \`name\`; a hook is no function, or returned a value of another kind; an entry of the configuration is neither a name nor \`[name, options]\` nor a function. The message says which.`,
  PLUGIN_LEFT_OUT: `The configuration names a plugin that is not installed, and the site works without it, so it is left out. The message says what is missing then.`,
  PLUGIN_LOAD_FAILED: `The module of a plugin, theme or preset, or the function that it exports, threw an error. The stack below the message says where. A package that it needs may be missing, or it may be made for another version of Node.`,
  PLUGIN_NOT_FOUND: `The configuration names a plugin, theme or preset that is not installed. The message lists the package names that were tried.

Install it in the site. A path starts with \`./\`, from the folder of the configuration.`,
  PLUGIN_OPTIONS_INVALID: `A plugin rejects its options. The message lists each wrong option with the reason.`,
  PORT_BUSY: `Another program listens on the port, perhaps an earlier \`site start\`. Or the port needs the rights of an administrator, as most ports below 1024 do. Stop the program, or choose another port: \`--port 3001\`.`,
  PORT_INVALID: `The value of \`--port\`, or of the environment variable \`PORT\`, is no port. Ports are whole numbers from 0 to 65535; 0 chooses a free one.`,
  ROUTE_INVALID: `A plugin added a route that is not valid: it has no path or no component, one name both in \`props\` and in \`modules\`, or a wrong value in \`metadata.search\`. The message names the plugin.`,
  ROUTE_OUTSIDE_SITE: `The path of a page leads out of the site, mostly by a \`slug\` with \`..\` in it. Files are only written to the output folder. Paths of routes that plugins add begin with the base URL.`,
  SITE_DIR_NOT_FOUND: `The command was given a folder that does not exist. The first argument of most commands is the folder of the site; without it, the current folder is taken.`,
  SITE_PATH_NOT_USABLE: `The path of the site has a sign that webpack takes for part of its own syntax, such as \`!\`, so no file below it could be bundled.

Rename the folder, or move the site.`,
  STATIC_FILE_MISSING: `The configuration names a file of a static folder that does not exist, such as \`favicon\` or the \`src\` of a logo. Browsers would get an error for it.

Such a path starts from the static folders: \`img/logo.svg\` is \`static/img/logo.svg\`.`,
  STATIC_LINK_BROKEN: `A static folder has a symbolic link that leads nowhere, so there is nothing to copy.`,
  TAGS_FILE: `A tags file (\`tags.yml\`) cannot be read, has a field that does not exist or has the wrong type, has a \`permalink\` with \`..\`, or gives two tags one address.

Each key is a tag, with \`label\`, \`permalink\` and \`description\` below it; all three may be left out.`,
  TAGS_FILE_MISSING: `The option \`tags\` of a content plugin names a file that is not there. It is looked for in the folder of the content.`,
  TAGS_SHARE_PAGE: `Different tags have the same address, such as "C", "C++" and "C#", so they share a page.

Give each a \`permalink\` of its own, in the tags file or in the front matter: \`tags: [{label: 'C++', permalink: /cpp}]\`.`,
  THEME_CONFIG_INVALID: `A theme rejects a value in \`themeConfig\`. The message names the field, its line and what it must be.`,
  THEME_FOLDER_MISSING: `A plugin names a folder for its theme components (\`getThemePath\`, \`getTypeScriptThemePath\`) that does not exist. In a plugin of your own, the path starts from the folder that the file of the plugin is in; in a package, its code may not have been compiled.`,
  TOO_MANY_FILES: `The operating system limits the number of files that a process may have open, and the limit is very low. Raise it before the command: \`ulimit -n 4096\`.`,
  TRANSLATIONS: `\`site write-translations\` wrote the files, and found texts that nothing can translate or that are not used. The message lists each with its file: a \`<Translate>\` or \`translate()\` whose id or text is no constant, code that cannot be read, one id with two texts, or an entry of a translation file that nothing of the site uses.

Write ids and texts as plain strings: \`translate({id: 'home.title', message: 'Welcome'})\`. Values that change go into placeholders: \`'Hello {name}'\`. Remove entries that are not used, or correct their names.`,
  TRANSLATION_FILE_INVALID: `A translation file is no JSON, or its entries do not look like \`{"id": {"message": "…", "description": "…"}}\`.`,
  TRANSLATION_RECORD_INVALID: `The file \`translated-from.json\` in the folder of a locale cannot be read. \`site write-translations\` and \`site translations --mark\` note in it which text each translation was made from.

Restore it from version control. Without it, all translations count as made from an unknown source.`,
  TRANSLATION_UNKNOWN: `\`site translations --mark\` was given a file or a message that does not exist below \`i18n/\`, that is not translated yet, or that the site does not use. A message is named \`i18n/fr/code.json#home.title\`.`,
  TSCONFIG_UNREADABLE: `The \`tsconfig.json\` of the site, or one that it extends, cannot be read. The site is built with the settings that could be read; the others (JSX, imports, decorators, class fields) have their defaults.`,
  WORKER_LOST: `A process that compiles or renders pages ended or did not answer before it had any page to work on. To compile, it loads the configuration and its plugins; to render, it loads the components of the site. Look in code that runs when a module is loaded for a loop without an end, a call of \`process.exit\`, or a great need of memory.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes | keyof typeof swizzleErrorCodes, true> {}
  }
}

export type {ErrorCode} from '@lectern/mdx';
