import {useColorMode, useThemeConfig} from '@lectern/theme-common';
import type {MermaidConfig, RenderResult} from 'mermaid';
import {useEffect, useMemo, useState} from 'react';
import {drawDiagram} from './drawDiagram.js';

/** The class of the element around each diagram. */
export const MermaidContainerClassName = 'docusaurus-mermaid-container';

/** `themeConfig.mermaid` with every default filled in. */
export interface MermaidSettings {
  readonly theme: {readonly light: string; readonly dark: string};
  readonly options: MermaidConfig;
}

export function useMermaidThemeConfig(): MermaidSettings {
  return useThemeConfig<{readonly mermaid: MermaidSettings}>().mermaid;
}

/** The configuration of Mermaid for the current colour mode. */
export function useMermaidConfig(): MermaidConfig {
  const {theme, options} = useMermaidThemeConfig();
  const {colorMode} = useColorMode();
  return useMemo(
    () => ({
      securityLevel: 'strict',
      ...options,
      startOnLoad: false,
      suppressErrorRendering: true,
      theme: theme[colorMode] as MermaidConfig['theme'],
    }),
    [colorMode, options, theme],
  );
}

/** A drawn diagram, or the error if it cannot be drawn. */
export type DiagramState =
  | {readonly kind: 'drawn'; readonly result: RenderResult}
  | {readonly kind: 'failed'; readonly error: Error};

/**
 * Draws a diagram, again after each change of text or colour mode.
 *
 * @returns `undefined` until it is drawn for the first time
 */
export function useDiagram(text: string): DiagramState | undefined {
  const config = useMermaidConfig();
  const [state, setState] = useState<DiagramState>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: DiagramState) => {
      if (isCurrent) setState(next);
    };
    drawDiagram(text, config).then(
      (result) => show({kind: 'drawn', result}),
      (error: unknown) =>
        show({kind: 'failed', error: error instanceof Error ? error : new Error(String(error))}),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, config]);
  return state;
}

/**
 * The SVG of a diagram.
 *
 * @returns `null` until it is drawn
 * @throws {Error} while rendering, if the diagram cannot be drawn: an error boundary has to catch it
 */
export function useMermaidRenderResult({text}: {readonly text: string}): RenderResult | null {
  const state = useDiagram(text);
  if (state?.kind === 'failed') throw state.error;
  return state?.result ?? null;
}
