declare module 'prismjs/components/prism-core.js' {
  const prism: import('./prism.js').Prism;
  export default prism;
}

declare module 'prismjs/components/*';
