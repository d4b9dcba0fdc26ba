export {
  PlaygroundProvider,
  type PlaygroundProviderProps,
  type PlaygroundValue,
  usePlayground,
} from './playground.js';
export {type PlaygroundPosition, usePlaygroundPosition} from './usePlaygroundPosition.js';
