import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type {ReactServer} from '../client/renderTypes.js';
import './arrayBufferDetached.js';

/** The React that the bundle holds: hooks and context work for components that use this very copy. */
export interface BundledReact {
  readonly react: object;
  readonly reactDom: unknown;
}

interface ServerInput extends BundledReact {
  /** Folder of the package react-dom that the bundle was made from. */
  readonly dir: string;
  /** React's development build. */
  readonly development: boolean;
}

interface CommonJsModule {
  exports: unknown;
}

type Wrapper = (
  exports: unknown,
  require: (request: string) => unknown,
  module: CommonJsModule,
  process: unknown,
) => void;

const WRAPPED = ['exports', 'require', 'module', 'process'];

/** React 18 has no entry for plain web streams of its own; the one for browsers is the same code. */
const ENTRIES = ['server.edge.js', 'server.browser.js'];

/** By the React that a renderer was given. The development build warns of a context that two of them have rendered. */
const loaded = new WeakMap<object, ReactServer>();

/**
 * Loads React's renderer for the server from disk, once for a bundle, and lets it find the bundle's React.
 * The bundle need not hold it then: that is 700 kB less to parse for webpack.
 *
 * @throws {Error} if react-dom has no such renderer
 */
export function loadReactServer(input: ServerInput): ReactServer {
  const known = loaded.get(input.react);
  if (known) return known;
  const server = evaluateServer(input);
  loaded.set(input.react, server);
  return server;
}

function evaluateServer({dir, development, react, reactDom}: ServerInput): ReactServer {
  const entry = ENTRIES.map((name) => path.join(dir, name)).find((file) => fs.existsSync(file));
  if (!entry) throw new Error(`There is no ${ENTRIES.join(' or ')} in ${dir}.`);
  const shared = new Map([
    ['react', react],
    ['react-dom', reactDom],
  ]);
  const env = {...process.env, NODE_ENV: development ? 'development' : 'production'};
  const processOfReact: unknown = Object.create(process, {env: {value: env}});
  const evaluate = (file: string): unknown => {
    const require = createRequire(file);
    const load = (request: string): unknown => {
      if (shared.has(request)) return shared.get(request);
      return request.startsWith('.') ? evaluate(require.resolve(request)) : require(request);
    };
    const module: CommonJsModule = {exports: {}};
    const run = vm.compileFunction(fs.readFileSync(file, 'utf8'), WRAPPED, {filename: file}) as Wrapper;
    run(module.exports, load, module, processOfReact);
    return module.exports;
  };
  const {renderToString, renderToReadableStream} = evaluate(entry) as Required<ReactServer>;
  return development ? {renderToReadableStream} : {renderToString, renderToReadableStream};
}
