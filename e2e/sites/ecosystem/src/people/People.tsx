import Link from '@docusaurus/Link';
import type {WrapperProps} from '@docusaurus/types';
import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './people.module.css';

interface Props {
  readonly people: readonly {readonly name: string}[];
}

type LinkProps = WrapperProps<typeof Link>;

const home: LinkProps = {to: '/'};

export default function People({people}: Props): ReactNode {
  const {count} = usePluginData('people') as {readonly count: number};
  return (
    <Layout title="People">
      <main className={styles.list}>
        <h1>{count} people</h1>
        <ul>
          {people.map(({name}) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <Link {...home}>Home</Link>
      </main>
    </Layout>
  );
}
