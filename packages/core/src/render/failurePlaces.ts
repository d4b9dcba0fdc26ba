import fs from 'node:fs';
import path from 'node:path';
import {lineAt} from '../errors/lineAt.js';
import type {SourcePlace} from '../errors/SiteError.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {PageFailure} from './RenderJob.js';

const FRAME = /^\s*at (?:new )?([A-Za-z_$][\w$.]*)(?:\((@site\/[^)]*)\))?/gm;

/** A frame of a React component stack: "at MDXContent(@site/docs/intro.md)". */
interface ComponentFrame {
  readonly name: string;
  /** The file of content: "@site/docs/intro.md". */
  readonly source: string | undefined;
}

/** Innermost first. */
function framesOf(stack: string | undefined): ComponentFrame[] {
  return [...(stack ?? '').matchAll(FRAME)].map(([, name = '', source]) => ({name, source}));
}

/** The innermost component of a React component stack: "at Broken (…)" → "Broken". */
export function innermostComponent(stack: string | undefined): string | undefined {
  return framesOf(stack)[0]?.name;
}

/** Code blocks and code spans as spaces: what they show is not what the page runs. */
function withoutCode(text: string): string {
  const code =
    /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\2(?!`)/gm;
  return text.replace(code, (block) => block.replace(/[^\n]/g, ' '));
}

/** The line on which a text uses one of the components that were being rendered, innermost first. */
function lineOfUse(text: string, components: readonly string[]): number | undefined {
  for (const component of components) {
    const at = text.search(new RegExp(`<${component.replace(/[$.]/g, '\\$&')}[\\s/>]`));
    if (at !== -1) return lineAt(text, at);
  }
  return undefined;
}

/** A name that nothing defines. */
const UNDEFINED_NAME = /^([A-Za-z_$][\w$]*) is not defined/;
/** Message of React for a component that is `undefined`. */
const UNDEFINED_COMPONENT = /^Element type is invalid/;

/** The line of the only expression in braces that uses a name; `undefined` if there are several, or none. */
function lineOfName(text: string, name: string): number | undefined {
  const word = new RegExp(`(?<![\\w$.'"])${name.replace(/\$/g, '\\$&')}(?![\\w$'":])`);
  const uses = [...text.matchAll(/\{[^{}]*\}/g)].flatMap(({0: expression, index}) => {
    const at = expression.search(word);
    return at === -1 ? [] : [lineAt(text, index + at)];
  });
  return uses.length === 1 ? uses[0] : undefined;
}

/** "Chart" and "@site/src/Chart" of every import, by name or default, that the text uses as a component. */
function importedComponents(text: string): {readonly name: string; readonly from: string}[] {
  const imports = text.matchAll(/^import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"]/gm);
  return [...imports].flatMap(([, names = '', from = '']) =>
    [...names.matchAll(/[A-Z][\w$]*(?=\s*(?:[,}]|$))/g)]
      .map(([name]) => ({name, from}))
      .filter(({name}) => text.includes(`<${name}`)),
  );
}

/** Advice for authors where the message of React only has an undefined component. */
function undefinedComponentHint({message}: PageFailure, text: string): string | undefined {
  const imported = UNDEFINED_COMPONENT.test(message) ? importedComponents(text) : [];
  if (imported.length === 0) return undefined;
  const list = imported.map(({name, from}) => `<${name}> from "${from}"`).join(', ');
  return `A component is undefined. Check that its file exports it, by that name: ${list}.`;
}

/** Names are looked for only if the content itself threw: a component of the theme uses others. */
function lineIn(text: string, failure: PageFailure, isOfContent: boolean): number | undefined {
  const used = lineOfUse(
    text,
    framesOf(failure.componentStack).map(({name}) => name),
  );
  if (used !== undefined) return used;
  const name = UNDEFINED_NAME.exec(failure.message)?.[1];
  if (name !== undefined) return isOfContent ? lineOfName(text, name) : undefined;
  const [only, ...others] = UNDEFINED_COMPONENT.test(failure.message) ? importedComponents(text) : [];
  return only && others.length === 0 ? lineOfUse(text, [only.name]) : undefined;
}

/** Where the content or the page component is that was being rendered, and what its author may have to look at. */
export interface UsePlace {
  readonly place: SourcePlace;
  /** The file itself threw, and not a component that it uses. */
  readonly isOfContent: boolean;
  readonly hint: string | undefined;
}

/** @returns nothing for a page that is not made from a file of the site. */
export function findUse(
  failure: PageFailure,
  page: PlannedPage | undefined,
  siteDir: string,
): UsePlace | undefined {
  const thrower = framesOf(failure.componentStack)[0]?.source;
  const source = thrower ?? page?.content[0] ?? page?.chain.at(-1)?.component.slice('code:'.length);
  if (!source?.startsWith('@site/')) return undefined;
  const file = path.join(siteDir, source.slice('@site/'.length).replace(/\?.*$/, ''));
  const isFile = fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;
  const text = isFile ? fs.readFileSync(file, 'utf8') : '';
  const shown = /\.mdx?$/i.test(file) ? withoutCode(text) : text;
  const line = lineIn(shown, failure, thrower !== undefined);
  return {
    place: {file, ...(line !== undefined && {line})},
    isOfContent: thrower !== undefined,
    hint: undefinedComponentHint(failure, shown),
  };
}
