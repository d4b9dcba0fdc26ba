import {compileFunction} from 'node:vm';
import type {ArtifactModule} from './client/artifactRuntime.js';

const SHAPE = /^export const imports=([^\n]*);\nexport default function\(\$r,\$m\)\{\n/;

/**
 * Evaluates an artifact of type 'module' in Node. This runs the JavaScript of the MDX page, which is trusted like the
 * code of the site.
 *
 * @param file - name of the artifact in stack traces.
 * @throws {Error} if the text is no artifact.
 */
export function evaluateArtifact(code: string, file: string): ArtifactModule {
  const head = SHAPE.exec(code);
  if (!head || !code.endsWith('}')) throw new Error(`${file} is not a compiled Markdown file.`);
  // Compiles only the body of the function, since V8 would parse a nested function twice. Two lines precede the body,
  // as in the file, so that line numbers are the same.
  const body = `"use strict";\n\n${code.slice(head[0].length, -1)}`;
  return {
    imports: JSON.parse(head[1] ?? ''),
    default: compileFunction(body, ['$r', '$m'], {filename: file}) as ArtifactModule['default'],
  };
}
