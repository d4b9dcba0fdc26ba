export {
  type DiagramState,
  MermaidContainerClassName,
  type MermaidSettings,
  useDiagram,
  useMermaidConfig,
  useMermaidRenderResult,
  useMermaidThemeConfig,
} from './hooks.js';
export {useIsNear} from './useIsNear.js';
