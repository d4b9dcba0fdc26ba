// Types of style imports, which webpack resolves, and of `process.env.NODE_ENV`, which webpack replaces.

declare module '*.module.css' {
  const classes: {readonly [localName: string]: string};
  export default classes;
}

declare module '*.css';

declare const process: {readonly env: {readonly NODE_ENV?: 'development' | 'production' | 'test'}};
