// What webpack makes of imports and of this one variable.

declare module '*.module.css' {
  const classes: {readonly [localName: string]: string};
  export default classes;
}

declare module '*.css';

declare const process: {readonly env: {readonly NODE_ENV?: 'development' | 'production' | 'test'}};
