import Link from '@docusaurus/Link';
import {addresses} from '@site/addresses';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import BarChart from './BarChart';
import {barsOf, chartsOf} from './charts';
import type {ResultSection, Results, ResultTable} from './parseResults';
import styles from './styles.module.css';

const commands = `npm start        # installs everything, and builds the packages; stop it with Ctrl+C
node bench/run.mjs --pages 100,1000 --peers --dev`;

/** Names of further files with results in the folder `bench` → what they are about. */
const others: {readonly [file: string]: string} = {
  'SEARCH.md': 'the search, also in other tools',
  'SCALE.md': '4,000 and 10,000 pages',
  'BLOG.md': 'a blog of 1,000 and of 3,000 posts',
  'LOCALES.md': 'three languages',
  'VERSIONS.md': 'several versions of the docs',
  'PLUGINS.md': 'pages with remark plugins',
  'EXTRAS.md': 'images, redirects, offline reading',
  'SHAPES.md': 'own components, plugins that add loaders, React 18',
};

function AllFigures({of, caption, columns, rows}: ResultTable & {readonly of: string}): ReactNode {
  return (
    <details className={styles.details}>
      <summary>All figures: {caption}</summary>
      <section className={styles.scroller} aria-label={`${of}: ${caption}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">tool</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({tool, cells}) => (
              <tr key={tool}>
                <th scope="row">{tool}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Section({title, tables, items}: ResultSection): ReactNode {
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return (
    <>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {tables.map((table) => (
        <div key={table.caption}>
          <div className={styles.charts}>
            {chartsOf(table).map((chart) => (
              <BarChart key={chart.title} {...chart} bars={barsOf(table, chart)} />
            ))}
          </div>
          <AllFigures of={title} {...table} />
        </div>
      ))}
    </>
  );
}

/** Shows all of bench/RESULTS.md: charts, the tables that they are drawn from, and how to repeat it. */
export default function BenchmarksPage({results}: {readonly results: Results}): ReactNode {
  const {date, machine, versions, sections} = results;
  // The largest sites first.
  const sized = [...sections.filter(({tables}) => tables.length > 0)].reverse();
  const lists = sections.filter(({tables}) => tables.length === 0);
  return (
    <Layout
      title="Benchmarks"
      description="Build times, sizes of pages and memory of Lectern and six other documentation tools."
    >
      <main className={clsx('container margin-vert--lg markdown', styles.page)}>
        <h1>Benchmarks</h1>
        <p>
          The same pages, built by Lectern and by other tools, in turns on one machine on {date}. In each
          chart, less is better. Read the ratios, not the seconds: they belong to this machine. Below the
          charts are all figures that were measured, in the words of the script that wrote them.
        </p>
        <ul>
          {machine.map((item) => (
            <li key={item}>{item}</li>
          ))}
          <li>Versions: {versions.join(', ')}</li>
        </ul>
        <p>
          <code>lectern-still</code> is Lectern as a new site has it, with{' '}
          <Link to="/docs/advanced/ssg/#still-pages">still pages</Link>; <code>lectern</code> has live pages,
          as a site that came from Docusaurus. <code>lectern-before</code> is an earlier state of Lectern.
          Hugo has a small template of our own, without JavaScript: it shows what native code can do, not what
          a theme costs. Ratios in brackets compare with Docusaurus and its faster settings.
        </p>
        {sized.map((section) => (
          <Section key={section.title} {...section} />
        ))}
        {lists.map((section) => (
          <Section key={section.title} {...section} />
        ))}
        <Heading as="h2" id="repeat">
          Repeat it
        </Heading>
        <p>
          The pages come from a script with a fixed seed, so you build the same ones. You need Linux, Chromium
          and a <Link to={addresses.repository}>checkout of the repository</Link>. Other tools are installed
          when they are first needed; Hugo is measured if its command is there.
        </p>
        <CodeBlock language="bash">{commands}</CodeBlock>
        <p>
          <Link to={`${addresses.repository}/blob/main/bench/README.md`}>What is measured, and how</Link>{' '}
          explains each column. Other scripts measure one subject each:
        </p>
        <ul>
          {Object.entries(others).map(([file, subject]) => (
            <li key={file}>
              <Link to={`${addresses.repository}/blob/main/bench/${file}`}>{file}</Link>: {subject}
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
