import {
  type ArtifactModule,
  type ArtifactRuntime,
  createArtifactRuntime,
  type ReactRuntime,
} from '@lectern/mdx/client';
import type {ModuleRef} from '../../shared/payload.js';
import type {ContentExports} from '../renderTypes.js';
import {Fragment, jsx, jsxs, useMDXComponents} from './contentJsx/jsx-runtime.js';

/** Functions of React and MDX. Compiled Markdown gets them as an argument, since it imports no libraries. */
export const contentRuntime = {Fragment, jsx, jsxs, useMDXComponents} as ReactRuntime;

export const artifactRuntime: ArtifactRuntime = createArtifactRuntime(contentRuntime);

/** Loads all imports of an artifact (compiled Markdown file), then evaluates the artifact. */
export async function linkArtifact(
  artifact: ArtifactModule,
  load: (ref: ModuleRef) => unknown,
  runtime: ArtifactRuntime = artifactRuntime,
): Promise<ContentExports> {
  const modules = await Promise.all(artifact.imports.map(load));
  return artifact.default(runtime, modules);
}
