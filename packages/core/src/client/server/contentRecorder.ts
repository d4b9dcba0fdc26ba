import {type ArtifactModule, type ArtifactRuntime, createArtifactRuntime} from '@lectern/mdx/client';
import {createElement, type ReactElement} from 'react';
import type {ModuleRef} from '../../shared/payload.js';
import Head from '../Head.js';
import Link from '../Link.js';
import {contentRuntime, linkArtifact} from '../load/artifact.js';
import type {ContentExports, ContentRecorder} from '../renderTypes.js';

/** Elements that components of pages have returned, since the last call of `clear`. */
// Module state: pages are rendered one after the other in a process, and `clear` empties it before each of them.
const recorded = {
  byContent: new Map<unknown, unknown>(),
  byProps: new WeakMap<object, unknown>(),
  components: {} as Readonly<Record<string, unknown>>,
  /** Component of a page → elements that are shown in place of its own. */
  shown: new Map<unknown, ReactElement>(),
};

function onContent(elements: unknown, props: object, content: unknown): unknown {
  const shown = recorded.shown.get(content);
  if (shown) return shown;
  recorded.byContent.set(content, elements);
  recorded.byProps.set(props, elements);
  return elements;
}

function useMDXComponents(): Record<string, unknown> {
  const components = contentRuntime.useMDXComponents();
  recorded.components = components;
  return components;
}

const recordingRuntime: ArtifactRuntime = createArtifactRuntime({
  ...contentRuntime,
  useMDXComponents,
  onContent,
});

/** Like `linkArtifact`, for content whose elements `contentRecorder` keeps. */
export function linkRecorded(
  artifact: ArtifactModule,
  load: (ref: ModuleRef) => unknown,
): Promise<ContentExports> {
  return linkArtifact(artifact, load, recordingRuntime);
}

export const contentRecorder: ContentRecorder = {
  clear() {
    recorded.byContent.clear();
    recorded.byProps = new WeakMap();
    recorded.shown.clear();
  },
  elementsOf(content, props) {
    const own = props && recorded.byProps.get(props);
    if (own !== undefined) return {elements: own};
    return recorded.byContent.has(content) ? {elements: recorded.byContent.get(content)} : undefined;
  },
  names() {
    const named = Object.entries(recorded.components).map(([name, component]) => [component, name] as const);
    return new Map<unknown, string>([[Link, 'a'], [Head, 'head'], ...named]);
  },
  show(content, elements, tag) {
    const parts = elements.map((element, key) => createElement(tag, {key}, element as ReactElement));
    recorded.shown.set(content, createElement('div', null, parts));
  },
};
