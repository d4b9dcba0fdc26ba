import {compileFunction} from 'node:vm';
import type {ArtifactModule} from './client/artifactRuntime.js';

const SHAPE = /^export const imports=([^\n]*);\nexport default function\(\$r,\$m\)\{\n/;

/**
 * Evaluates an artifact of type 'module' in Node. What runs is what its author may write in MDX: trusted as the site's own code is.
 *
 * @param file - names the artifact in stack traces.
 * @throws {Error} if the text is no artifact.
 */
export function evaluateArtifact(code: string, file: string): ArtifactModule {
  const head = SHAPE.exec(code);
  if (!head || !code.endsWith('}')) throw new Error(`${file} is not a compiled Markdown file.`);
  // As the body of the compiled function itself, as V8 would read an inner one twice; line numbers stay those of the file.
  const body = `"use strict";\n\n${code.slice(head[0].length, -1)}`;
  return {
    imports: JSON.parse(head[1] as string) as ArtifactModule['imports'],
    default: compileFunction(body, ['$r', '$m'], {filename: file}) as ArtifactModule['default'],
  };
}
