declare module 'react-refresh/runtime' {
  interface Runtime {
    injectIntoGlobalHook(global: object): void;
    register(type: unknown, id: string): void;
    createSignatureFunctionForTransform(): (...args: unknown[]) => unknown;
    isLikelyComponentType(type: unknown): boolean;
    performReactRefresh(): unknown;
  }
  const runtime: Runtime;
  export default runtime;
}
