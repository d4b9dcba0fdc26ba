import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import large from './large.png';

/** Shows links and images that are only in the document after a click. */
export default function Counter() {
  const [count, setCount] = useState(0);
  const [isReady, setReady] = useState(false);
  const logo = useBaseUrl('/img/logo.svg');
  useEffect(() => setReady(true), []);
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count} times{isReady ? '!' : ''}
      </button>
      {count > 0 && (
        <>
          <img alt="static" src={logo} />
          <img alt="imported" src={large} />
          <Link to="/docs/guides/config.js">Late link</Link>
          <a href="/configured/docs/intro">Late anchor</a>
        </>
      )}
    </p>
  );
}
