/** Components whose theme declares no types. */
declare module '@theme/*' {
  export type Props = Readonly<Record<string, unknown>>;
  const Component: import('react').ComponentType<Record<string, unknown>>;
  export default Component;
}

declare module '@theme-original/*' {
  export type Props = Readonly<Record<string, unknown>>;
  const Component: import('react').ComponentType<Record<string, unknown>>;
  export default Component;
}

declare module '@theme-init/*' {
  export type Props = Readonly<Record<string, unknown>>;
  const Component: import('react').ComponentType<Record<string, unknown>>;
  export default Component;
}
