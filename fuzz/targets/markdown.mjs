// Compiles a page as a build does, and renders it.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {createArtifactRuntime} from '../../packages/mdx/dist/client/index.js';
import {compileMarkdown} from '../../packages/mdx/dist/compiler.js';
import {evaluateArtifact, MarkdownError, parsePage} from '../../packages/mdx/dist/index.js';
import {mutate} from '../mutate.mjs';
import {textsOf, tokensOf} from './material.mjs';
import {react, renderToStaticMarkup} from './react.mjs';

const siteDir = fileURLToPath(new URL('../site', import.meta.url));
const docsDir = path.join(siteDir, 'docs');

/**
 * Codes of mistakes that an author can make in a Markdown page. They are about the file and its front matter: any text
 * is valid Markdown.
 */
export const MARKDOWN_MISTAKES = new Set([
  'FILE_NOT_PUBLISHABLE',
  'FORMAT_NOT_ALLOWED',
  'FRONT_MATTER_NOT_A_MAP',
  'FRONT_MATTER_NOT_CLOSED',
  'FRONT_MATTER_SYNTAX',
  'MARKDOWN_TOO_DEEP',
]);
/** Characters that mark JavaScript in a template. */
const CODE_SIGNS = ['\x04', '\x05'];
const UNSAFE_TAGS = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'base',
  'meta',
  'link',
  'template',
]);
const UNSAFE_PROTOCOL = /^(?:javascript|vbscript):$/;
export const MAX_CPU_MS = 3000;

export const md = {name: 'md', make: (random) => makePage(random, 'md'), check: checkPage};
export const mdx = {name: 'mdx', make: (random) => makePage(random, 'mdx'), check: checkPage};

const material = {
  md: {texts: textsOf('.md'), tokens: [...tokensOf('markdown'), ...tokensOf('html')]},
  mdx: {texts: textsOf('.mdx', '.md'), tokens: [...tokensOf('markdown'), ...tokensOf('mdx')]},
};

export function makePage(random, ending) {
  const text = mutate(random, material[ending]);
  const isPost = random.chance(0.3);
  return {
    text: isPost ? withMarker(random, text) : text,
    ending,
    untrusted: ending === 'md' && random.chance(0.2),
    plugins: random.chance(0.3) ? (random.chance(0.2) ? 'extension' : 'tree') : undefined,
    isPost,
  };
}

/** Inserts the marker for the end of the excerpt at a random place. */
function withMarker(random, text) {
  const at = random.below(text.length + 1);
  const marker = random.pick(MARKERS);
  return `${text.slice(0, at)}${marker}${text.slice(at)}`;
}

const MARKERS = [
  '\n\n<!-- truncate -->\n\n',
  '\n<!-- truncate -->\n',
  '<!-- truncate -->',
  '\n\n{/* truncate */}\n\n',
  '\n{/* truncate */}\n',
  '{/* truncate */}',
];

/** Remark plugins of a site: one that walks the whole tree, and one because of which `@mdx-js/mdx` parses the page. */
const PLUGINS = {
  tree: () => (tree) => void structuredClone(tree),
  extension() {
    this.data().micromarkExtensions = [...(this.data().micromarkExtensions ?? []), {}];
  },
};

/** Compile options of a blog for its posts. */
const POST_RULE = {
  excerpt: {marker: /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/},
  removeContentTitle: true,
  footnoteSuffix: true,
};
/** Tags that React moves into the head. */
const MOVED = /<(?:title|meta|link|style|script|base|head|html|body)\b/i;

async function checkPage({text, ending, untrusted, plugins, isPost}) {
  const before = process.cpuUsage();
  let artifact;
  try {
    artifact = await compileMarkdown(inputOf(text, {ending, untrusted, plugins, isPost}));
  } catch (error) {
    if (!(error instanceof MarkdownError)) return `internal error: ${error?.stack ?? error}`;
    const isExpected = ending === 'mdx' || MARKDOWN_MISTAKES.has(error.code);
    return isExpected ? undefined : `a Markdown page fails with ${error.code}: ${error.message}`;
  }
  const {user, system} = process.cpuUsage(before);
  if ((user + system) / 1000 > MAX_CPU_MS) return `slow: ${Math.round((user + system) / 1000)} ms`;
  return artifact.type === 'data' ? checkData(artifact, {untrusted}) : checkModule(artifact, ending);
}

function checkData({code}, {untrusted}) {
  const template = code.slice(code.indexOf('\n') + 1);
  if (CODE_SIGNS.some((sign) => template.includes(sign)))
    return 'the template of a page without code has holes';
  const unsafe = [];
  const note = (type, props) => {
    if (untrusted) unsafe.push(...unsafeParts(type, props));
  };
  try {
    const runtime = createArtifactRuntime(react(note));
    const {default: Content} = parsePage(code).default(runtime, []);
    const html = renderToStaticMarkup(Content);
    const excerpt = Content.excerpt ? renderToStaticMarkup(Content.excerpt) : '';
    if (!html.startsWith(excerpt) && !MOVED.test(html)) return 'the excerpt is not the begin of the page';
  } catch (error) {
    return `a page cannot be rendered: ${error.stack}`;
  }
  return unsafe.length > 0 ? `untrusted content has ${unsafe[0]}` : undefined;
}

export function unsafeParts(type, props) {
  const parts = UNSAFE_TAGS.has(type) ? [`<${type}>`] : [];
  for (const [name, value] of Object.entries(props ?? {})) {
    if (/^on|^(?:dangerouslySetInnerHTML|srcDoc|formAction)$/i.test(name))
      parts.push(`the attribute ${name}`);
    if (/^(?:href|src|action|xlinkHref|cite)$/.test(name) && UNSAFE_PROTOCOL.test(protocolOf(String(value))))
      parts.push(`${name}="${value}"`);
  }
  return parts;
}

/** Protocol of a URL as browsers parse it; empty if it is invalid. */
function protocolOf(url) {
  return URL.canParse(url, 'https://example.com') ? new URL(url, 'https://example.com').protocol : '';
}

/** Checks that an MDX page compiles to valid JavaScript. The module does not run, since it is the author's code. */
function checkModule({code}, ending) {
  if (ending === 'md') return 'a Markdown page became a module';
  try {
    evaluateArtifact(code, 'page.mdx');
    return undefined;
  } catch (error) {
    return `the module cannot be parsed: ${error.message}`;
  }
}

export function inputOf(text, {ending, untrusted, plugins, isPost = false}) {
  return {
    file: path.join(docsDir, `page.${ending}`),
    text,
    site: {
      siteDir,
      baseUrl: '/',
      staticDirs: [path.join(siteDir, 'static')],
      publish: {
        siteDir,
        folders: [siteDir],
        staticDirs: [path.join(siteDir, 'static')],
        allow: [],
        deny: [],
        configFile: path.join(siteDir, 'site.config.ts'),
      },
      markdown: {
        format: 'detect',
        mdxByFrontMatter: false,
        untrusted: false,
        mermaid: true,
        emoji: true,
        githubAlerts: true,
        mdx1Compat: {comments: true, admonitions: true, headingIds: true},
        anchors: {maintainCase: false},
        remarkRehypeOptions: {},
        hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
        code: {
          languages: 'all',
          additionalLanguages: [],
          magicComments: [
            {
              className: 'marked',
              line: 'highlight-next-line',
              block: {start: 'highlight-start', end: 'highlight-end'},
            },
          ],
        },
      },
    },
    rule: {
      id: 'docs',
      dirs: [docsDir],
      contentDirs: [docsDir],
      permalinks: new Map([[path.join(docsDir, 'other.md'), '/other']]),
      admonitions: {keywords: ['note', 'tip', 'info', 'warning', 'danger']},
      untrusted,
      remarkPlugins: plugins ? [PLUGINS[plugins]] : [],
      rehypePlugins: [],
      recmaPlugins: [],
      beforeDefaultRemarkPlugins: [],
      beforeDefaultRehypePlugins: [],
      ...(isPost && POST_RULE),
    },
  };
}
