import {type ReactNode, useEffect, useId, useState} from 'react';
import {parseHex} from './shades';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** Field for a colour, as a picker and as text. While the text is typed, it may be invalid; the colour then stays. */
export default function ColorField({label, value, onChange}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const isWrong = parseHex(text) === undefined;
  const change = (typed: string) => {
    setText(typed);
    const color = parseHex(typed);
    if (color !== undefined) onChange(color);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.inputs}>
        <input
          id={id}
          type="text"
          size={9}
          spellCheck={false}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-hint` : undefined}
          onChange={(event) => change(event.target.value)}
        />
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <span id={`${id}-hint`} role="status" className={styles.hint}>
        {isWrong && 'Write a colour such as #2e8555.'}
      </span>
    </div>
  );
}
