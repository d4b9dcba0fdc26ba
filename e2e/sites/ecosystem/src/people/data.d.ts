declare module '*.data' {
  const url: string;
  export default url;
}
