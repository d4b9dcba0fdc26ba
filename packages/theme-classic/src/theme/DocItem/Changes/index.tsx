import Link from '@lectern/core/client/Link';
import Translate from '@lectern/core/client/Translate';
import {type PropDocChange, useDoc} from '@lectern/plugin-content-docs/client';
import {useClosingDetails} from '@theme/DocItem/PageMenu/useClosingDetails';
import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';
import styles from './styles.module.css';

interface ItemProps {
  readonly change: PropDocChange;
  readonly className?: string;
}

/** The link to the changes since an earlier version, or the reason why there is no such page. */
function ChangesItem({change: {label, path, isNew}, className}: ItemProps): ReactNode {
  const values = {version: label};
  if (path !== undefined) {
    return (
      <Link className={className} to={path} rel="nofollow">
        <Translate
          id="theme.docs.changes.link"
          description="The link from a doc to the page that shows what changed since an earlier version"
          values={values}
        >
          {'Changes since {version}'}
        </Translate>
      </Link>
    );
  }
  return (
    <span className={className}>
      {isNew ? (
        <Translate
          id="theme.docs.changes.isNew"
          description="The note on a doc that an earlier version does not have"
          values={values}
        >
          {'New since {version}'}
        </Translate>
      ) : (
        <Translate
          id="theme.docs.changes.same"
          description="The note on a doc whose text is the same in an earlier version"
          values={values}
        >
          {'Text unchanged since {version}'}
        </Translate>
      )}
    </span>
  );
}

function ChangesMenu({changes}: {readonly changes: readonly PropDocChange[]}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingDetails(menu);
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>
        <Translate
          id="theme.docs.changes.menu"
          description="The label of the menu with the changes of a doc since several earlier versions"
        >
          Changes
        </Translate>
      </summary>
      <ul className={clsx('dropdown__menu', styles.list)}>
        {changes.map((change) => (
          <li key={change.label}>
            <ChangesItem
              change={change}
              className={clsx('dropdown__link', change.path === undefined && styles.note)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Links from a doc to the pages that show what changed since earlier versions. Sites without the option `versionDiff` do
 * not load this module.
 *
 * @swizzle safe
 */
export default function DocItemChanges(): ReactNode {
  const {changes = []} = useDoc().metadata;
  const [only, ...others] = changes;
  if (!only) return null;
  return (
    <div className={clsx('theme-doc-changes', styles.changes)}>
      {others.length === 0 ? <ChangesItem change={only} /> : <ChangesMenu changes={changes} />}
    </div>
  );
}

// The links and the menu work without React.
DocItemChanges.still = true;
ChangesMenu.still = true;
