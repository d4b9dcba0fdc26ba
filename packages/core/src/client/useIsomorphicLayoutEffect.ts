import {useEffect, useLayoutEffect} from 'react';
import ExecutionEnvironment from './ExecutionEnvironment.js';

/** `useLayoutEffect` in the browser. On the server: `useEffect`, since React 18 warns about layout effects there. */
const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

export default useIsomorphicLayoutEffect;
