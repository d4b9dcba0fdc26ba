import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {lineAt} from '../errors/lineAt.js';
import type {SourceLocation} from '../errors/SiteError.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {PageFailure} from './RenderJob.js';

const FRAME = /^\s*at (?:new )?([A-Za-z_$][\w$.]*)(?:\((@site\/[^)]*)\))?/gm;

/** Rspack's name for a default export without a name. JavaScript calls it "default". */
const ANONYMOUS_DEFAULT = '__rspack_default_export';

/** Frame of a React component stack: "at MDXContent(@site/docs/intro.md)". */
interface ComponentFrame {
  readonly name: string;
  /** Source of the Markdown file ("@site/docs/intro.md"), if the frame is its component. */
  readonly source: string | undefined;
}

/** Parses a component stack into frames, innermost component first. */
function framesOf(stack: string | undefined): ComponentFrame[] {
  return [...(stack ?? '').matchAll(FRAME)].map(([, name = '', source]) => ({
    name: name === ANONYMOUS_DEFAULT ? 'default' : name,
    source,
  }));
}

/** Returns the name of the innermost component in a component stack: "at Broken (…)" → "Broken". */
export function innermostComponent(stack: string | undefined): string | undefined {
  return framesOf(stack)[0]?.name;
}

/** Replaces code blocks and code spans by spaces, since the page does not execute them. */
function withoutCode(text: string): string {
  const code =
    /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\2(?!`)/gm;
  return text.replace(code, (block) => block.replace(/[^\n]/g, ' '));
}

/**
 * Finds the line on which a text uses one of several components.
 *
 * @param components - names of components, innermost first. If the text uses several, the line of the innermost one is
 *   returned
 */
function lineOfUse(text: string, components: readonly string[]): number | undefined {
  for (const component of components) {
    const at = text.search(new RegExp(`<${component.replace(/[$.]/g, '\\$&')}[\\s/>]`));
    if (at !== -1) return lineAt(text, at);
  }
  return undefined;
}

/** Message of JavaScript for a name that is not defined. */
const UNDEFINED_NAME = /^([A-Za-z_$][\w$]*) is not defined/;
/** Message of React for a component that is `undefined`. */
const UNDEFINED_COMPONENT = /^Element type is invalid/;

/** Finds the line of the only `{…}` expression that uses a name; `undefined` if no expression or several use it. */
function lineOfName(text: string, name: string): number | undefined {
  const word = new RegExp(`(?<![\\w$.'"])${name.replace(/\$/g, '\\$&')}(?![\\w$'":])`);
  const uses = [...text.matchAll(/\{[^{}]*\}/g)].flatMap(({0: expression, index}) => {
    const at = expression.search(word);
    return at === -1 ? [] : [lineAt(text, index + at)];
  });
  return uses.length === 1 ? uses[0] : undefined;
}

/** Lists the imports that the text uses as components, with name ("Chart") and module ("@site/src/Chart"). */
function importedComponents(text: string): {readonly name: string; readonly from: string}[] {
  const imports = text.matchAll(/^import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"]/gm);
  return [...imports].flatMap(([, names = '', from = '']) =>
    [...names.matchAll(/[A-Z][\w$]*(?=\s*(?:[,}]|$))/g)]
      .map(([name]) => ({name, from}))
      .filter(({name}) => text.includes(`<${name}`)),
  );
}

/**
 * Returns a hint for React's error that a component is undefined: a list of the imports that may be wrong. `undefined`
 * for all other errors.
 */
function undefinedComponentHint({message}: PageFailure, text: string): string | undefined {
  const imported = UNDEFINED_COMPONENT.test(message) ? importedComponents(text) : [];
  if (imported.length === 0) return undefined;
  const list = imported.map(({name, from}) => `<${name}> from "${from}"`).join(', ');
  return `A component is undefined. Check that its file exports it, by that name: ${list}.`;
}

/**
 * Finds the line of the content that caused the error. If the error is an undefined name, the line that uses this name
 * is only searched if the content itself threw: otherwise, the name is in the code of a component.
 *
 * @param isOfContent - true if the content itself threw, and not a component that it uses
 */
function lineIn(text: string, failure: PageFailure, isOfContent: boolean): number | undefined {
  const components = framesOf(failure.componentStack).map(({name}) => name);
  const used = lineOfUse(text, components);
  if (used !== undefined) return used;
  const name = UNDEFINED_NAME.exec(failure.message)?.[1];
  if (name !== undefined) return isOfContent ? lineOfName(text, name) : undefined;
  const [only, ...others] = UNDEFINED_COMPONENT.test(failure.message) ? importedComponents(text) : [];
  return only && others.length === 0 ? lineOfUse(text, [only.name]) : undefined;
}

/** File and line, in the content or page component that was rendered, of a render error, and a hint for its author. */
export interface ComponentUse {
  readonly location: SourceLocation;
  /** True if code in the Markdown file threw, such as an expression in braces; false if a component threw. */
  readonly isOfContent: boolean;
  readonly hint: string | undefined;
}

/**
 * Finds the file of the content or page component that was being rendered, and the line that uses the component that
 * threw.
 *
 * @returns `undefined` if the page is not made from a file of the site
 */
export function findComponentUse(
  failure: PageFailure,
  page: PlannedPage | undefined,
  siteDir: string,
): ComponentUse | undefined {
  const thrower = framesOf(failure.componentStack)[0]?.source;
  const source = thrower ?? page?.content[0] ?? page?.chain.at(-1)?.component.slice('code:'.length);
  if (!source?.startsWith('@site/')) return undefined;
  const file = path.join(siteDir, source.slice('@site/'.length).replace(/\?.*$/, ''));
  const text = readIfPresent(file) ?? '';
  const shown = /\.mdx?$/i.test(file) ? withoutCode(text) : text;
  const line = lineIn(shown, failure, thrower !== undefined);
  return {
    location: {file, line},
    isOfContent: thrower !== undefined,
    hint: undefinedComponentHint(failure, shown),
  };
}
