import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import Typing from '../typing.md';

const dashes = [
  {
    mark: '-',
    name: 'Hyphen',
    text: 'Joins words, and parts of words.',
    samples: ['well-known', 'mother-in-law', 're-enter'],
  },
  {
    mark: '–',
    name: 'En dash',
    text: 'From one to another, in space, time or number.',
    samples: ['pages 12–18', 'Monday–Friday', 'the Dover–Calais ferry'],
  },
  {
    mark: '—',
    name: 'Em dash',
    text: 'Breaks a sentence: a thought within a thought.',
    samples: ['She knew—we all knew.', 'One thing is missing—time.'],
  },
];

export default function Home(): ReactNode {
  return (
    <Layout description="Hyphen, en dash, em dash: which one, and how to type it.">
      <main>
        <header className="poster">
          <div className="marks" aria-hidden="true">
            - – —
          </div>
          <h1>Three dashes</h1>
          <p>
            Three marks that look alike, and mean three different things. One page is enough to know them.
          </p>
        </header>
        <section className="dashes">
          <Heading as="h2" id="which">
            Which one?
          </Heading>
          {dashes.map(({mark, name, text, samples}) => (
            <article key={name} className="dash">
              <b aria-hidden="true">{mark}</b>
              <h3>{name}</h3>
              <p>{text}</p>
              <ul>
                {samples.map((sample) => (
                  <li key={sample}>{sample}</li>
                ))}
              </ul>
            </article>
          ))}
        </section>
        <section className="prose">
          <MDXContent>
            <Typing />
          </MDXContent>
        </section>
      </main>
    </Layout>
  );
}
