import {UnknownShape} from './CodeCursor.js';
import {dropBlankText} from './dropBlankText.js';
import {encodeTemplate, type Template} from './encodeTemplate.js';
import {readContent} from './readContent.js';

export interface CompactContent {
  readonly template: Template;
  /** Statements before the content's function. */
  readonly before: string;
  /** Statements of the content's function before it returns. */
  readonly prelude: string;
  /** The component of a page with a layout of its own. */
  readonly ownComponent: string | undefined;
}

const START = 'function _createMdxContent(props) {';
const PRELUDE =
  /(?:\s*(?:const [^;]*;|if \(!\w[\w.]*\) _missingMdxReference\("[^"]*", (?:true|false)\);))*\s*return /y;
/** The component of the page: in the layout of the component map, if it has one, or in the page's own. */
const END =
  /;\s*\}\s*(function MDXContent\(props = \{\}\) \{\s*(?:const \{\s*wrapper: MDXLayout\s*\} = [^;]*;\s*return MDXLayout \?|(return)) _jsx\(MDXLayout, [^;]*;\s*\}\s*)$/y;
const ALIAS = /(_component\d+) = _components\["([^"\\]+)"\]/g;
const DEFAULT = /(?:"([^"]+)"|(\w+)): "[^"]*",?\s*/g;

/**
 * Turns the calls of `_jsx` in the body of a compiled module into a template.
 *
 * @returns `null` for a body that is not as engines write it: it has to stay as it is.
 */
export function compactContent(body: string): CompactContent | null {
  const start = body.lastIndexOf(START);
  if (start === -1 || (start > 0 && body[start - 1] !== '\n')) return null;
  PRELUDE.lastIndex = start + START.length;
  const prelude = PRELUDE.exec(body)?.[0];
  if (prelude === undefined) return null;
  const content = tryReadContent(body, start + START.length + prelude.length, aliasesOf(prelude));
  if (!content) return null;
  END.lastIndex = content.end;
  const end = END.exec(body);
  if (!end) return null;
  const template = encodeTemplate(dropBlankText(content.nodes));
  return {
    template,
    before: body.slice(0, start).trim(),
    prelude: usedDefaults(prelude, template.holes),
    ownComponent: end[2] ? end[1] : undefined,
  };
}

function tryReadContent(...input: Parameters<typeof readContent>): ReturnType<typeof readContent> | null {
  try {
    return readContent(...input);
  } catch (error) {
    if (error instanceof UnknownShape || error instanceof SyntaxError) return null;
    throw error;
  }
}

function aliasesOf(prelude: string): Map<string, string> {
  return new Map(Array.from(prelude.matchAll(ALIAS), ([, alias = '', name = '']) => [alias, name]));
}

/** The template knows that "p" stands for `p`; only JavaScript has to be told. */
function usedDefaults(prelude: string, holes: readonly string[]): string {
  const statements = prelude
    .replace(/\s+/g, ' ')
    .replace(/return $/, '')
    .trim();
  const code = `${holes.join()} ${statements}`;
  return statements.replace(DEFAULT, (entry, quoted?: string, name?: string) => {
    const isUsed = quoted
      ? code.includes(`_components["${quoted}"]`)
      : new RegExp(`\\b_components\\.${name}\\b`).test(code);
    return isUsed ? entry : '';
  });
}
