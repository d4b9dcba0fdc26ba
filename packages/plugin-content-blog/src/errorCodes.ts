/**
 * Error code → explanation in Markdown, for all errors of this package. The website makes a page of each; other code
 * uses only the type of the keys.
 */
export const errorCodes = {
  BLOG_AUTHORS: `An author of a post is wrong: a key that the authors file does not have, one that is listed twice, an image that does not exist, or a value in \`socials\` that is neither a name nor an address. Or the post has both \`authors\` and older fields such as \`author\`.

A text is the key of an author in the authors file (\`authors.yml\`). Other authors are described in the front matter: \`authors: [{name: Ann, url: 'https://…'}]\`.`,
  BLOG_AUTHORS_FILE: `The authors file (\`authors.yml\`) cannot be read, an author in it has a field with a wrong value, or two authors have the same page. Each key is an author, with a \`name\` or an \`imageURL\` below it:

\`\`\`yaml checked=syntax
ann:
  name: Ann Example
  url: https://example.com
\`\`\``,
  BLOG_DATE: `A post has a date that does not exist, or that is no date.

Write \`date: 2024-05-17\` or \`date: 2024-05-17T10:00\` into its front matter, or begin the name of the file with the date: \`2024-05-17-hello.md\`.`,
  BLOG_FRONT_MATTER: `The front matter of a post has a field with a wrong value. The message names field and line.

Keys that Lectern does not know are allowed: they are for components of your own.`,
  BLOG_INLINE_AUTHORS: `Posts describe their authors themselves, instead of naming a key of the authors file.

Move them to the authors file, or change the option \`onInlineAuthors\` of the blog, which decides how this is reported.`,
  BLOG_INLINE_TAGS: `Posts have tags that the tags file (\`tags.yml\`) does not define.

Define them there, correct the spelling, or change the option \`onInlineTags\` of the blog, which decides how this is reported.`,
  BLOG_SLUG: `The \`slug\` of a post cannot be part of an address: it leads out of the blog by \`..\`, or has signs that addresses cannot have.

A slug is a path below that of the blog: \`/hello\`, \`2020/hello\`.`,
  BLOG_UNTRUNCATED: `Posts have no mark where their excerpt ends, so lists of posts show all of their text.

Add \`<!-- truncate -->\` (in MDX \`{/* truncate */}\`) behind the first paragraphs, or change the option \`onUntruncatedBlogPosts\`, which decides how this is reported.`,
  BLOG_XSLT: `The option \`feedOptions.xslt\` names a stylesheet for feeds that does not exist, or that has no CSS file beside it.

It names an \`.xsl\` file below the folder of the blog; the CSS file has the same name and lies beside it.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
