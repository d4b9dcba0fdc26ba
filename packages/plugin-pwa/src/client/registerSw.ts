import ExecutionEnvironment from '@lectern/core/client/ExecutionEnvironment';
import {reportError} from '@lectern/core/client/log';
import {whenLoaded} from './whenLoaded.js';

async function register(): Promise<void> {
  await whenLoaded();
  const {registerSw} = await import('./register.js');
  await registerSw({
    url: process.env.PWA_SERVICE_WORKER_URL,
    debug: process.env.PWA_DEBUG,
    strategies: process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES,
  });
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  register().catch((error: unknown) => reportError('registerSW failed', error));
}
