import type {Grammar, GrammarValue} from 'prismjs';

/** Prism's own types name no tokens. */
type Tokens = {readonly [name: string]: GrammarValue};

const BRACES = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/;

/** MDX, for which Prism has no grammar: Markdown with the tags of JSX, `import`, `export` and `{expressions}`. */
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
