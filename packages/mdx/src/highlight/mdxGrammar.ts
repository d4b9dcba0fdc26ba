import type {Grammar} from 'prismjs';

type Languages = {[name: string]: Grammar | undefined};

const BRACES = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/;

/** MDX, which Prism does not know: Markdown with the tags of JSX, `import`, `export` and `{expressions}`. */
export function mdxGrammar({markdown = {}, jsx = {}}: Languages): Grammar {
  const {'front-matter-block': frontMatter, code, tag: _html, entity: _entity, ...prose} = markdown;
  return {
    ...(frontMatter && {'front-matter-block': frontMatter}),
    ...(code && {code}),
    esm: {
      pattern: /^(?:import|export)\b(?=[\s{*'"])[\s\S]*?(?=\n[\t ]*\n|$(?![\s\S]))/m,
      alias: 'language-jsx',
      inside: jsx,
    },
    ...prose,
    ...(jsx.tag && {tag: jsx.tag}),
    expression: {pattern: BRACES, alias: 'language-jsx', inside: jsx},
  };
}
