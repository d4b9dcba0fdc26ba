import {XmlDocument, type XmlNode} from 'libxml2-wasm';

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
};

/** Reads an XML document by XPath. */
export interface Xml {
  /** Text of each element or attribute that the path selects. */
  texts(path: string): readonly string[];
  /** Number of elements that the path selects. */
  count(path: string): number;
}

function select(node: XmlNode, path: string): readonly string[] {
  return node.find(path, NAMESPACES).map(({content}) => content);
}

/** Parses XML and calls `use` with the document. Throws if it is not well-formed. */
export function withXml<T>(text: string, use: (xml: Xml) => T): T {
  const document = XmlDocument.fromString(text);
  try {
    const {root} = document;
    return use({
      texts: (path) => select(root, path),
      count: (path) => root.find(path, NAMESPACES).length,
    });
  } finally {
    document.dispose();
  }
}

/** A rule: each text that `path` selects must pass `test`. `what` names the expected form in the message. */
export type TextRule = readonly [path: string, test: (text: string) => boolean, what: string];

/** A rule: `path` must select nothing; `problem` is the message otherwise. */
export type AbsenceRule = readonly [path: string, problem: string];

export function applyRules(
  xml: Xml,
  {texts, absences}: {readonly texts: readonly TextRule[]; readonly absences: readonly AbsenceRule[]},
): readonly string[] {
  const wrong = texts.flatMap(([path, test, what]) =>
    xml
      .texts(path)
      .filter((text) => !test(text))
      .map((text) => `${path}: "${text}" is not ${what}`),
  );
  const present = absences
    .filter(([path]) => xml.count(path) > 0)
    .map(([path, problem]) => `${problem} (${path})`);
  return [...wrong, ...present];
}
