// What webpack makes of imports and of this one variable.

declare module '*.module.css' {
  const classes: {readonly [localName: string]: string};
  export default classes;
}

declare module '*.css';

/** A file of its own: see `configureWebpack` of this theme. */
declare module '*/modal.css' {
  const url: string;
  export default url;
}

declare const process: {readonly env: {readonly NODE_ENV?: 'development' | 'production' | 'test'}};
