import Loading from '@theme/Loading';
import {type ReactNode, useEffect, useState} from 'react';
import {progressDelay} from '../navigation/progressBar.js';

function noRetry(): void {}

/** In the place of a page of which a part waits for code or data. Nothing for short waits. */
export default function PageLoading(): ReactNode {
  const [pastDelay, setPastDelay] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPastDelay(true), progressDelay);
    return () => clearTimeout(timer);
  }, []);
  return <Loading error={null} retry={noRetry} pastDelay={pastDelay} timedOut={false} isLoading />;
}
