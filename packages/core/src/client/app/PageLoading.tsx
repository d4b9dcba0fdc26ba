import Loading from '@theme/Loading';
import {type ReactNode, useEffect, useState} from 'react';
import {progressDelay} from '../navigation/progressBar.js';

function noRetry(): void {}

/** Placeholder while a part of the page waits for code or data. Shows nothing if the wait is short. */
export default function PageLoading(): ReactNode {
  const [pastDelay, setPastDelay] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPastDelay(true), progressDelay);
    return () => clearTimeout(timer);
  }, []);
  return <Loading error={null} retry={noRetry} pastDelay={pastDelay} timedOut={false} isLoading />;
}

// It is never part of a page's HTML: React renders it on the server only while it waits for a part of the page.
PageLoading.still = true;
