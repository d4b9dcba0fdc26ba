import {type ReactNode, useState} from 'react';
import styles from './Counter.module.css';

export default function Counter({start}: {start: number}): ReactNode {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className={styles.counter} onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}
