declare module '*.module.css' {
  const classes: {readonly [localName: string]: string};
  export default classes;
}

declare module '*.css';
