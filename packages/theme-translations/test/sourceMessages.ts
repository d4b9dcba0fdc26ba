import fs from 'node:fs';
import path from 'node:path';
import {parseSync} from '@swc/core';

export interface BaseMessage {
  readonly message: string;
  readonly description: string;
}

export type BaseMessages = Readonly<Record<string, BaseMessage>>;

interface SyntaxNode {
  readonly type?: string;
  readonly [key: string]: unknown;
}

function asNode(value: unknown): SyntaxNode {
  return (value ?? {}) as SyntaxNode;
}

function children(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flat()
    .filter((child) => typeof child === 'object' && child !== null)
    .map(asNode);
}

function allNodes(node: SyntaxNode): SyntaxNode[] {
  return [node, ...children(node).flatMap(allNodes)];
}

/** Text of a string, of the text in an element, or of a string in braces; "" for other nodes. */
function textOf(value: unknown): string {
  const node = asNode(value);
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'JSXText')
    return String(node.value)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
  return node.type === 'JSXExpressionContainer' ? textOf(node.expression) : '';
}

/** Fields of a call `translate({id, message, description})`; `undefined` for other nodes. */
function messageOfCall(node: SyntaxNode): [string, string][] | undefined {
  if (node.type !== 'CallExpression' || asNode(node.callee).value !== 'translate') return undefined;
  const [argument] = node.arguments as SyntaxNode[];
  const {properties = []} = asNode(argument?.expression) as {properties?: SyntaxNode[]};
  return properties.map(({key, value}) => [String(asNode(key).value), textOf(value)]);
}

/** Fields of an element `<Translate id description>message</Translate>`; `undefined` for other nodes. */
function messageOfElement(node: SyntaxNode): [string, string][] | undefined {
  const opening = asNode(node.opening);
  if (node.type !== 'JSXElement' || asNode(opening.name).value !== 'Translate') return undefined;
  const attributes = (opening.attributes as SyntaxNode[]).map(({name, value}): [string, string] => [
    String(asNode(name).value),
    textOf(value),
  ]);
  return [...attributes, ['message', (node.children as SyntaxNode[]).map(textOf).join('')]];
}

function messagesOf(text: string): [string, BaseMessage][] {
  const found = allNodes(asNode(parseSync(text, {syntax: 'typescript', tsx: true}))).flatMap((node) => {
    const fields = messageOfCall(node) ?? messageOfElement(node);
    return fields ? [Object.fromEntries(fields)] : [];
  });
  return found.map(({id = '', message = '', description = ''}) => [id, {message, description}]);
}

const USES_TRANSLATE = /from '[^']*\/Translate(?:\.js)?'/;

/**
 * Message id → text and description, for all messages in the source of a package.
 *
 * @param folder - absolute path of the source folder
 */
export function sourceMessages(folder: string): BaseMessages {
  const texts = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .filter((text) => USES_TRANSLATE.test(text));
  const messages: Record<string, BaseMessage> = {};
  for (const [id, message] of texts.flatMap(messagesOf)) {
    // If a message is used several times, only one of the uses needs the description.
    if (!messages[id]?.description) messages[id] = message;
  }
  return messages;
}
