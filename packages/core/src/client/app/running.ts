import type {Navigation} from '../navigation/navigation.js';
import type {RouteLoader} from '../routeLoader.js';
import type {createWindowHistory} from '../router/windowHistory.js';

/** Parts of the app that has started in this document; the development client works on them. */
export interface RunningApp {
  readonly loader: RouteLoader;
  readonly navigation: Navigation;
  readonly history: Pick<ReturnType<typeof createWindowHistory>, 'listen'>;
  /** Renders with other global data. */
  setGlobalData(data: unknown): void;
}

let running: RunningApp | undefined;
const waiting: ((app: RunningApp) => void)[] = [];

export function setRunningApp(app: RunningApp): void {
  running = app;
  for (const resolve of waiting.splice(0)) resolve(app);
}

/** The app, once it has started. */
export function whenRunning(): Promise<RunningApp> {
  return running ? Promise.resolve(running) : new Promise((resolve) => waiting.push(resolve));
}
