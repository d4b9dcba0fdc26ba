import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface VersionLink {
  readonly label: string;
  /** Path in the site, or URL. */
  readonly to: string;
}

export interface VersionRow {
  readonly version: string;
  readonly docs: VersionLink;
  readonly more: VersionLink;
}

export interface Props {
  /** Name of the table for screen readers. */
  readonly caption: string;
  readonly rows: readonly VersionRow[];
}

/** Table with a row for each version: name, link to the docs, link to the release notes. */
export default function VersionTable({caption, rows}: Props): ReactNode {
  return (
    <table className={styles.table} aria-label={caption}>
      <tbody>
        {rows.map(({version, docs, more}) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            {[docs, more].map(({label, to}) => (
              <td key={label}>
                <Link to={to} aria-label={`${label} of ${version}`}>
                  {label}
                </Link>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
