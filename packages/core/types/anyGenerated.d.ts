/**
 * Files that plugins generate. Not for plugins themselves: TypeScript would prefer this pattern to a shorter one of theirs, such as
 * `*\/generated.js`.
 */
declare module '@generated/*' {
  const value: unknown;
  export default value;
}
