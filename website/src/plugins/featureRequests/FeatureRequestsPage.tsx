import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {addresses} from '@site/addresses';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type FeatureRequest, requestAt, requests} from './requests';
import styles from './styles.module.css';

function Request({
  request,
  isCurrent,
}: {
  readonly request: FeatureRequest;
  readonly isCurrent: boolean;
}): ReactNode {
  const {id, title, area, wish, today, page} = request;
  return (
    <li className={clsx(styles.request, isCurrent && styles.current)} aria-current={isCurrent || undefined}>
      <p className={styles.area}>{area}</p>
      <h2 className={styles.title}>
        <Link to={`/feature-requests/${id}/`}>{title}</Link>
      </h2>
      <p>{wish}</p>
      <p className={styles.today}>
        <b>Today:</b> {today} <Link to={page.to}>{page.label}</Link>
      </p>
    </li>
  );
}

/** Path of the current URL below /feature-requests/: "comments/". Empty for the page itself. */
function useSubPath(): string {
  const root = useBaseUrl('/feature-requests/');
  const {pathname} = useLocation();
  return pathname.startsWith(root) ? pathname.slice(root.length) : '';
}

/** Page with all feature requests. At the URL of a request, that request is first. */
export default function FeatureRequestsPage(): ReactNode {
  const current = requestAt(useSubPath());
  const ordered = current ? [current, ...requests.filter((request) => request !== current)] : requests;
  return (
    <Layout title="Feature requests" description="What users of Lectern ask for, and what works today.">
      <main className={clsx('container', styles.main)}>
        <header className={styles.header}>
          <div>
            <h1>Feature requests</h1>
            <p>
              What Lectern could do, and what works without it today. The entries are samples; yours goes to
              the issues of the repository.
            </p>
          </div>
          <Link className="button button--primary" to={addresses.issues}>
            Write a request
          </Link>
        </header>
        {current && (
          <p>
            <Link to="/feature-requests/">All requests in their usual order</Link>
          </p>
        )}
        <ul className={styles.board}>
          {ordered.map((request) => (
            <Request key={request.id} request={request} isCurrent={request === current} />
          ))}
        </ul>
      </main>
    </Layout>
  );
}
