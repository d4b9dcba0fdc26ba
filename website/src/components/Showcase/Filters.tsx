import clsx from 'clsx';
import {type ReactNode, useId, useRef} from 'react';
import type {Operator} from './filterSites';
import styles from './filters.module.css';
import {HeartIcon} from './HeartIcon';
import {factsOfTag, type ShowcaseTag, showcaseTags} from './samples';
import Tooltip from './Tooltip';
import type {FilterControls} from './useShowcaseFilter';

interface TagChoiceProps {
  readonly tag: ShowcaseTag;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

function TagChoice({tag, isChecked, onToggle}: TagChoiceProps): ReactNode {
  const id = useId();
  const {label, description, color} = factsOfTag(tag);
  return (
    <li>
      <Tooltip id={`${id}-tip`} text={description}>
        <input
          className={styles.input}
          type="checkbox"
          id={id}
          checked={isChecked}
          onChange={onToggle}
          aria-describedby={`${id}-tip`}
        />
        <label className={styles.pill} htmlFor={id}>
          {tag === 'favorite' ? (
            <HeartIcon className={styles.heart} />
          ) : (
            <span className={styles.dot} style={{backgroundColor: color}} />
          )}
          {label}
        </label>
      </Tooltip>
    </li>
  );
}

const operatorLabels: readonly (readonly [Operator, string])[] = [
  ['OR', 'any'],
  ['AND', 'all'],
];

/** Switch between "OR" and "AND": sites must have one of the chosen tags, or all of them. */
function OperatorChoice({filter, setOperator}: FilterControls): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.operator}>
      <legend>Sites with</legend>
      <span className={styles.switch}>
        {operatorLabels.map(([operator, label]) => (
          <span key={operator}>
            <input
              className={styles.input}
              type="radio"
              name="operator"
              id={`${id}-${operator}`}
              checked={filter.operator === operator}
              onChange={() => setOperator(operator)}
            />
            <label className={styles.option} htmlFor={`${id}-${operator}`}>
              {label}
            </label>
          </span>
        ))}
      </span>
      <span aria-hidden="true">of the tags</span>
    </fieldset>
  );
}

interface Props {
  readonly controls: FilterControls;
  /** Number of sites that match the filter. */
  readonly count: number;
  readonly isFiltered: boolean;
}

/**
 * Form that filters the sites by tags and name. Disabled until React has hydrated the page; hidden if JavaScript is
 * off.
 */
export default function Filters({controls, count, isFiltered}: Props): ReactNode {
  const {filter, setName, toggleTag, clear} = controls;
  const field = useRef<HTMLInputElement>(null);
  const onClear = () => {
    clear();
    // The button is removed by this click, so the focus moves to the field.
    field.current?.focus();
  };
  return (
    <section className={clsx('container', styles.filters)} aria-labelledby="showcase-filters">
      <div className={styles.top}>
        <h2 id="showcase-filters" className={styles.title}>
          Filters
        </h2>
        <span role="status">{count === 1 ? '1 site' : `${count} sites`}</span>
        {isFiltered && (
          <button type="button" className={styles.clear} onClick={onClear}>
            Remove all filters
          </button>
        )}
        <OperatorChoice {...controls} />
      </div>
      <ul className={styles.tags} aria-label="Tags">
        {showcaseTags.map((tag) => (
          <TagChoice
            key={tag}
            tag={tag}
            isChecked={filter.tags.includes(tag)}
            onToggle={() => toggleTag(tag)}
          />
        ))}
      </ul>
      <input
        ref={field}
        className={styles.search}
        type="search"
        placeholder="Search for a site by its name"
        aria-label="Name of the site"
        value={filter.name}
        onChange={(event) => setName(event.target.value)}
      />
    </section>
  );
}
