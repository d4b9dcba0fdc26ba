import type {Navigation} from '../navigation/navigation.js';
import type {RouteLoader} from '../routeLoader.js';
import type {createWindowHistory} from '../router/windowHistory.js';

/** Parts of the running app for the development client, the code in the page that gets events of the dev server. */
export interface RunningApp {
  readonly loader: RouteLoader;
  readonly navigation: Navigation;
  readonly history: Pick<ReturnType<typeof createWindowHistory>, 'listen'>;
  /** Replaces the global data and renders the app again. */
  setGlobalData(data: unknown): void;
}

/** `running`: the app, once it has started. `waiting`: resolve functions of the promises from `whenRunning`. */
// Module state: one app runs in a document, shared by all modules of the development client; never freed.
let running: RunningApp | undefined;
const waiting: ((app: RunningApp) => void)[] = [];

export function setRunningApp(app: RunningApp): void {
  running = app;
  for (const resolve of waiting.splice(0)) resolve(app);
}

/** Returns a promise of the app, resolved when the app has started. */
export function whenRunning(): Promise<RunningApp> {
  return running ? Promise.resolve(running) : new Promise((resolve) => waiting.push(resolve));
}
