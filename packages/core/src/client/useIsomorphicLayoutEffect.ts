import {useEffect, useLayoutEffect} from 'react';
import ExecutionEnvironment from './ExecutionEnvironment.js';

/** `useLayoutEffect`, without React's warning on the server. */
const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

export default useIsomorphicLayoutEffect;
