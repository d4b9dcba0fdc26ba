export {
  type DiagramState,
  MermaidContainerClassName,
  type MermaidSettings,
  useDiagram,
  useMermaidConfig,
  useMermaidRenderResult,
  useMermaidThemeConfig,
} from './hooks.js';
