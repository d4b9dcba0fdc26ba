/** Attributes of one tag, by their HTML names; `true` is an attribute without value. */
export type TagAttributes = {readonly [name: string]: string | true};

export type HeadTagName = 'base' | 'meta' | 'link' | 'script' | 'style' | 'noscript';

export interface HeadTag {
  readonly attributes: TagAttributes;
  /** Text between the tags: of script, style and noscript only. */
  readonly content?: string;
}

/** What one `<Head>` says. */
export interface HeadDeclaration {
  readonly title?: string;
  readonly titleAttributes?: TagAttributes;
  /** "%s | Site": applied to the title of this and of inner instances. */
  readonly titleTemplate?: string;
  /** The title where no instance sets one. */
  readonly defaultTitle?: string;
  readonly html?: TagAttributes;
  readonly body?: TagAttributes;
  readonly tags: {readonly [Name in HeadTagName]?: readonly HeadTag[]};
}

/** What the document's head has to be. */
export interface HeadState {
  readonly title: string | undefined;
  readonly titleAttributes: TagAttributes;
  readonly html: TagAttributes;
  readonly body: TagAttributes;
  readonly tags: {readonly [Name in HeadTagName]: readonly HeadTag[]};
}

/** In the order in which they are written. */
export const headTagNames = [
  'base',
  'meta',
  'link',
  'script',
  'style',
  'noscript',
] as const satisfies HeadTagName[];

/** Combines the instances of a page, outermost first: a later one overrides what an earlier one says. Classes add up. */
export function resolveHead(declarations: readonly HeadDeclaration[]): HeadState {
  const last = <Key extends keyof HeadDeclaration>(key: Key) =>
    declarations.findLast((declaration) => declaration[key] !== undefined)?.[key];
  const title = last('title');
  const template = last('titleTemplate');
  return {
    title: (title && template ? template.replaceAll('%s', () => title) : title) || last('defaultTitle'),
    titleAttributes: merge(declarations, 'titleAttributes'),
    html: merge(declarations, 'html'),
    body: merge(declarations, 'body'),
    tags: {
      base: declarations.flatMap(({tags}) => tags.base ?? []).slice(-1),
      meta: overrideTags('meta', declarations),
      link: overrideTags('link', declarations),
      script: overrideTags('script', declarations),
      style: overrideTags('style', declarations),
      noscript: overrideTags('noscript', declarations),
    },
  };
}

function merge(
  declarations: readonly HeadDeclaration[],
  key: 'html' | 'body' | 'titleAttributes',
): TagAttributes {
  const attributes = declarations.map((declaration) => declaration[key]).filter((own) => own !== undefined);
  const names = attributes.flatMap((own) => (typeof own.class === 'string' ? own.class.split(/\s+/) : []));
  const classes = [...new Set(names)].filter((name) => name !== '').join(' ');
  return Object.assign({}, ...attributes, classes && {class: classes});
}

/** In document order. Where several `<Head>` elements have tags of the same identity, only those of the last one stay. */
function overrideTags(name: HeadTagName, declarations: readonly HeadDeclaration[]): readonly HeadTag[] {
  const all: {readonly tag: HeadTag; readonly declaration: HeadDeclaration; readonly identity: string}[] = [];
  const last = new Map<string, HeadDeclaration>();
  for (const declaration of declarations) {
    for (const tag of declaration.tags[name] ?? []) {
      const identity = identityOf(name, tag);
      all.push({tag, declaration, identity});
      last.set(identity, declaration);
    }
  }
  // Tags of one instance do not override each other: hreflang links may share a URL.
  return all.filter(({identity, declaration}) => last.get(identity) === declaration).map(({tag}) => tag);
}

const metaKeys = ['charset', 'name', 'property', 'http-equiv', 'itemprop'];

function identityOf(name: HeadTagName, {attributes, content}: HeadTag): string {
  if (name === 'meta') {
    const key = metaKeys.findLast((candidate) => attributes[candidate] !== undefined);
    if (key) return key === 'charset' ? key : `${key}=${String(attributes[key]).toLowerCase()}`;
  }
  if (name === 'link') {
    if (String(attributes.rel).toLowerCase() === 'canonical') return 'canonical';
    if (attributes.href !== undefined) return `href=${String(attributes.href)}`;
  }
  if (name === 'script' && attributes.src !== undefined) return `src=${String(attributes.src)}`;
  return JSON.stringify([attributes, content]);
}
