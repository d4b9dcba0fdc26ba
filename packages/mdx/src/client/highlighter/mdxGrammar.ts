import type {Grammar, GrammarValue} from 'prismjs';

/**
 * Grammar as a map: name of a token → its pattern. The types of the package `prismjs` do not allow access to tokens by
 * name.
 */
type Tokens = {readonly [name: string]: GrammarValue};

const BRACES = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/;

/**
 * Creates a grammar for MDX, which Prism does not have: Markdown with the tags of JSX, `import`, `export` and
 * `{expressions}`.
 */
export function mdxGrammar(languages: {readonly [name: string]: Grammar | undefined}): Grammar {
  const {markdown, jsx} = languages as {readonly [name: string]: Tokens};
  const {'front-matter-block': frontMatter, code, tag: _html, entity: _entity, ...prose} = markdown ?? {};
  return {
    ...(frontMatter && {'front-matter-block': frontMatter}),
    ...(code && {code}),
    esm: {
      pattern: /^(?:import|export)\b(?=[\s{*'"])[\s\S]*?(?=\n[\t ]*\n|$(?![\s\S]))/m,
      alias: 'language-jsx',
      inside: jsx,
    },
    ...prose,
    ...(jsx?.tag && {tag: jsx.tag}),
    expression: {pattern: BRACES, alias: 'language-jsx', inside: jsx},
  };
}
