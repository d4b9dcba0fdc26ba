declare module '*/generated.js' {
  export const setting: string;
}
