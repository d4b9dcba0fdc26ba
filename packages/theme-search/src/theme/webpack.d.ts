// Types of imports and of a constant that webpack replaces.

declare module '*.module.css' {
  const classes: {readonly [localName: string]: string};
  export default classes;
}

declare module '*.css';

declare const process: {readonly env: {readonly NODE_ENV?: 'development' | 'production' | 'test'}};
