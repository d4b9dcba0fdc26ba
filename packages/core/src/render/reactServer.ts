import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type {ReactServer, ServerEntry} from '../client/renderTypes.js';
import './arrayBufferDetached.js';
import {recordingRenderer, UseRecorder} from './UseRecorder.js';

/** React of the bundle, and react-dom's folder. Hooks work only if renderer and components use the same React. */
interface ServerInput extends Pick<ServerEntry, 'react' | 'reactDom'> {
  /** Absolute folder of the package react-dom whose code is in the bundle. */
  readonly dir: string;
  /** True for React's development build. */
  readonly development: boolean;
  /** True to record which components need React in the browser. */
  readonly records?: boolean;
}

/** React's server renderer. */
interface LoadedServer {
  readonly server: ReactServer;
  /** Recorder that the renderer calls; absent unless `records` is set and this version of React can be recorded. */
  readonly recorder?: UseRecorder;
}

interface CommonJsModule {
  exports: unknown;
}

/** Names of the variables that a CommonJS file gets when it is evaluated. */
const WRAPPED = ['exports', 'require', 'module', 'process', 'useRecorder'];

/**
 * Entries of react-dom, in the order in which they are tried. React 18 has no "server.edge.js"; its entry for browsers
 * has the same code.
 */
const ENTRIES = ['server.edge.js', 'server.browser.js'];

/**
 * Copy of React → renderer that uses it. There is only one renderer for each copy, since React's development build
 * warns about every context that two renderers render.
 */
// Module state: one renderer for each bundle, used by all renders, and freed with the React of the bundle.
const loaded = new WeakMap<object, LoadedServer>();

/**
 * Loads React's server renderer from the package react-dom, once per bundle, and makes it use the React of the bundle.
 * The bundle does not contain the renderer, so webpack has 700 kB less to parse.
 *
 * @throws {Error} if react-dom has no such renderer
 */
export function loadReactServer(input: ServerInput): LoadedServer {
  const known = loaded.get(input.react);
  if (known) return known;
  const server = evaluateServer(input);
  loaded.set(input.react, server);
  return server;
}

function evaluateServer({dir, development, react, reactDom, records}: ServerInput): LoadedServer {
  const entry = ENTRIES.map((name) => path.join(dir, name)).find((file) => fs.existsSync(file));
  if (!entry) throw new Error(`There is no ${ENTRIES.join(' or ')} in ${dir}.`);
  const shared = new Map([
    ['react', react],
    ['react-dom', reactDom],
  ]);
  const env = {...process.env, NODE_ENV: development ? 'development' : 'production'};
  const processOfReact: unknown = Object.create(process, {env: {value: env}});
  const recorder = records ? new UseRecorder() : undefined;
  let isRecorded = records === true;
  const sourceOf = (file: string): string => {
    const text = fs.readFileSync(file, 'utf8');
    if (!recorder || !/\bHooksDispatcher\b/.test(text)) return text;
    const recording = recordingRenderer(text);
    if (recording === undefined) isRecorded = false;
    return recording ?? text;
  };
  const evaluate = (file: string): unknown => {
    const require = createRequire(file);
    const load = (request: string): unknown => {
      if (shared.has(request)) return shared.get(request);
      return request.startsWith('.') ? evaluate(require.resolve(request)) : require(request);
    };
    const module: CommonJsModule = {exports: {}};
    const run = vm.compileFunction(sourceOf(file), WRAPPED, {filename: file});
    run(module.exports, load, module, processOfReact, recorder);
    return module.exports;
  };
  const {renderToString, renderToReadableStream} = evaluate(entry) as Required<ReactServer>;
  const server = development ? {renderToReadableStream} : {renderToString, renderToReadableStream};
  return {server, ...(isRecorded && {recorder})};
}
