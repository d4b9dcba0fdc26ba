/** Error code → explanation in Markdown. The website has a page for each code; builds use only the type of the keys. */
export const errorCodes = {
  DIRECTIVE_UNUSED: `The page has a directive, such as \`:::name\`, \`::name\` or \`:name[text]\`, that no feature and no plugin of the site handles, so its signs are shown as text.

Check the spelling of an admonition: \`note\`, \`tip\`, \`info\`, \`warning\`, \`danger\`. For a type of your own, add its name to the option \`admonitions.keywords\` of the content plugin. Colons that are meant as text get a backslash: \`\\:name\`.`,
  EXCERPT_MARKER_SLOW: `The option that finds the end of an excerpt is a regular expression, and the search for it in this file took too long. Expressions that repeat a repeated part, such as \`(a+)+\`, may take time without a limit.

Write the expression without a repetition inside of a repetition, or leave the option out: the usual marker is \`<!-- truncate -->\`.`,
  FILE_NOT_PUBLISHABLE: `A link, an image, an import, a front matter field or a symbolic link leads to a file that Lectern does not publish: one outside of the site and its repository, one whose name, or that of a folder around it, begins with a dot, one in \`node_modules\`, the configuration, or one that \`markdown.files.deny\` names. Without this rule, a page could publish private files of the machine that builds the site.

Move the file into the site. If everybody may read it, name it in \`markdown.files.allow\` of the configuration.`,
  FORMAT_NOT_ALLOWED: `The front matter of a \`.md\` file has \`mdx: {format: mdx}\`, but the site reads such files as Markdown, which never runs code. Front matter alone must not change that: whoever may write a page could then run code in the build.

Rename the file to \`.mdx\`, or set \`markdown.mdxByFrontMatter: true\` if you trust all authors. In content with the setting \`untrusted\`, neither is possible: remove the line from the front matter.`,
  FRONT_MATTER_NOT_A_MAP: `The text between the two \`---\` lines at the top of the file is YAML, but a list or a single value. Front matter consists of keys with values:

\`\`\`md checked=syntax
---
title: Installation
---
\`\`\``,
  FRONT_MATTER_NOT_CLOSED: `The file begins with \`---\` and a key, and has no second \`---\` line that ends the front matter.

Add a line with \`---\` below the last key. If the file shall begin with a horizontal line instead, leave an empty line below it.`,
  FRONT_MATTER_PARSER_FAILED: `The function \`markdown.parseFrontMatter\` of your configuration threw an error, or returned something else than \`{frontMatter, content}\` for this file.

The message says which. \`frontMatter\` has to be an object and \`content\` the text below it.`,
  FRONT_MATTER_SYNTAX: `The front matter is no valid YAML. The most common causes are a value with a colon and a space in it, a value that begins with \`[\`, \`{\`, \`@\`, \`*\` or a backtick, and a tab before a key.

Put such a value in quotation marks: \`title: "Lectern: the guide"\`.`,
  HEADING_ID_TAKEN: `Two headings of one page have the same written id (\`{#id}\`). A link to it leads to the first.

Give one of them another id. Ids that are made of the text of headings never cause this: the second one gets a number.`,
  IMAGE_FAILED: `The ideal-image plugin could not make smaller copies of an image: the file is damaged, is no image of the kind that its name says, or is too large to be decoded.

Open the file in an image editor and save it again. For an image in Markdown, \`markdown.hooks.onBrokenMarkdownImages\` decides whether this fails the build.`,
  IMAGE_NOT_FOUND: `An image of a page does not exist. A path is looked up from the folder of the file, \`/img/x.png\` in the static folders, \`@site/img/x.png\` from the folder of the site.

\`markdown.hooks.onBrokenMarkdownImages\` decides whether this fails the build.`,
  IMPORT_NOT_FOUND: `An MDX page imports an image, a document, a Markdown file or a text (\`raw-loader!\`) that does not exist. A relative path starts from the folder of the page, \`@site/…\` from the folder of the site. Code and packages that do not exist are [MODULE_NOT_FOUND](./module-not-found.md).`,
  LINKED_FILE_NOT_FOUND: `A link that begins with \`@site/\` leads to a file that does not exist. (A relative link to a file that does not exist is in [BROKEN_LINKS](./broken-links.md).)

Correct the path, or write \`pathname:///report.pdf\` if the file is put there by something else than this build. \`markdown.hooks.onBrokenMarkdownLinks\` decides whether this fails the build.`,
  MARKDOWN_LINK_NOT_FOUND: `A link to a Markdown file (\`[text](./other.md)\`) leads to no page. Either there is no such file, or it is no page of the same docs: a page of a released version links to files of its own version.

Correct the path, or link to the address of the page (\`/docs/other\`). \`markdown.hooks.onBrokenMarkdownLinks\` decides whether this fails the build.`,
  MARKDOWN_NOT_UTF8: `The file has bytes that are no UTF-8. It was saved in another encoding, such as Windows-1252 or UTF-16, or is no text at all.

Save it as UTF-8 in your editor. On a command line: \`iconv -f WINDOWS-1252 -t UTF-8 old.md > new.md\`.`,
  MARKDOWN_TOO_DEEP: `The page has lists, quotes, tags or brackets in each other on more than 256 levels. Mostly a tag or bracket has no end, or a program wrote the file.

Look at the line of the message for an opening tag without its end, or split the list.`,
  MDX_IN_MARKDOWN: `A \`.md\` file has syntax of MDX: a component, an \`import\` or \`export\` line, or an expression in braces. Such a file is plain Markdown, which shows the text as it is. Or a remark or rehype plugin put JSX into a Markdown page.

Rename the file to \`.mdx\`. If all \`.md\` files of your site are MDX, set \`markdown.format: 'mdx'\`. To keep the signs as text, write \`mdx: {format: md}\` into the front matter.`,
  MDX_PLUGIN_FAILED: `A remark, rehype or recma plugin of the configuration threw an error while it worked on this file. The rest of the message is what the plugin said.

Build without the plugin to be sure that it is the cause, then look at the line of the message, and at the documentation of the plugin.`,
  MDX_SYNTAX: `The page is MDX, and its code or tags cannot be read. In MDX, \`<\` begins a tag, \`{\` begins JavaScript, tags have to be closed, and lines that begin with \`import\` or \`export\` are code. HTML comments do not exist.

Write \`\\<\` and \`\\{\` for the signs themselves, \`{/* … */}\` for a comment, and \`<br />\` instead of \`<br>\`. A page that needs none of this can be a \`.md\` file.`,
  MDX_UNTRUSTED: `A content plugin, or \`markdown\` of the configuration, has the setting \`untrusted\`, for pages of people who must not run code, and among its files is one that ends in \`.mdx\`.

Rename it to \`.md\`, or move it to a folder of another instance of the plugin, with \`untrusted: false\`.`,
  UNSAFE_URL: `A link or an image has an address that would run code (\`javascript:\`, \`vbscript:\`) or hold a document (\`data:\`). It is left out of the page.

Use a path or an \`https:\` address. Images may have \`data:image/…\`.`,
} as const;

declare global {
  /** Codes of errors. A package adds its own to `ErrorCodes`; an unlisted code is a type error. */
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}

/** Code of an error or a warning: "CONFIG_NOT_FOUND". */
export type ErrorCode = keyof Lectern.ErrorCodes;
