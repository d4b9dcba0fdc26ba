import {useMDXComponents} from '@mdx-js/react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import type {ArtifactModule, ArtifactRuntime, ModuleRef} from '../../shared/payload.js';
import type {ContentExports} from '../renderTypes.js';

/** What compiled Markdown uses of React and MDX. */
export const artifactRuntime: ArtifactRuntime = {
  Fragment,
  jsx,
  jsxs,
  useMDXComponents: useMDXComponents as ArtifactRuntime['useMDXComponents'],
};

/** Evaluates an artifact once all that it imports is there. */
export async function linkArtifact(
  artifact: ArtifactModule,
  load: (ref: ModuleRef) => unknown,
): Promise<ContentExports> {
  const modules = await Promise.all(artifact.imports.map(load));
  return artifact.default(artifactRuntime, modules);
}
