import {useContext, useEffect} from 'react';
import {LiveContext} from 'react-live';
import type {LoopGuard} from './loopGuard.js';

export interface Props {
  readonly guard: LoopGuard;
}

/** @swizzle unsafe */
/**
 * Shows the error of a stopped loop in the preview. This includes loops in event handlers and timers, whose errors
 * React does not catch.
 */
export default function StoppedLoops({guard}: Props): null {
  const {onError} = useContext(LiveContext);
  useEffect(() => guard.onStop(onError), [guard, onError]);
  return null;
}
