declare module 'prismjs/components/prism-core.js' {
  const prism: import('./index.js').Prism;
  export default prism;
}

declare module 'prismjs/components/*';
