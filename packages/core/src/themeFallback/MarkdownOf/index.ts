/** How components of the theme read as Markdown: component → function that describes it in plain elements. */
const MARKDOWN_OF: ReadonlyMap<unknown, (props: never) => unknown> = new Map();

export default MARKDOWN_OF;
