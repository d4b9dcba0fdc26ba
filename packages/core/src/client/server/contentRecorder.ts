import {type ArtifactModule, type ArtifactRuntime, createArtifactRuntime} from '@lectern/mdx/client';
import MARKDOWN_OF from '@theme/MarkdownOf';
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

type Content = (props: object) => unknown;

/** Returns a component of a page that keeps what it returns, and shows other elements while there are some. */
function recordedContent(component: Content): Content {
  // biome-ignore lint/correctness/noComponentHookFactories: one component for each page, not created in a render.
  function MDXContent(props: object): unknown {
    const shown = recorded.shown.get(MDXContent);
    if (shown) return shown;
    const elements = component(props);
    recorded.byContent.set(MDXContent, elements);
    recorded.byProps.set(props, elements);
    return elements;
  }
  return Object.assign(MDXContent, component);
}

function useMDXComponents(): Record<string, unknown> {
  const components = contentRuntime.useMDXComponents();
  recorded.components = components;
  return components;
}

const recordingRuntime: ArtifactRuntime = createArtifactRuntime({
  ...contentRuntime,
  useMDXComponents,
});

/** Like `linkArtifact`, for content whose elements `contentRecorder` keeps. */
export async function linkRecorded(
  artifact: ArtifactModule,
  load: (ref: ModuleRef) => unknown,
): Promise<ContentExports> {
  const exports = await linkArtifact(artifact, load, recordingRuntime);
  const {default: component} = exports;
  return typeof component === 'function'
    ? {...exports, default: recordedContent(component as Content)}
    : exports;
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
  describe: (type) => MARKDOWN_OF.get(type),
  show(content, elements, tag) {
    const parts = elements.map((element, key) => createElement(tag, {key}, element as ReactElement));
    recorded.shown.set(content, createElement('div', null, parts));
  },
};
