import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Interpolate from '@docusaurus/Interpolate';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import {type ReactNode, useState} from 'react';

/** Throws while it is rendered, once the button has been pressed. */
function ThrowButton({place}: {readonly place: string}): ReactNode {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) throw new Error(`The button ${place} the layout was pressed.`);
  return (
    <button className="button button--primary" type="button" onClick={() => setPressed(true)}>
      Throw {place} the layout
    </button>
  );
}

/** Components that throw: the boundary nearest to them replaces what it holds, and nothing else. */
export default function ErrorBoundaryTests(): ReactNode {
  return (
    <>
      <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
        <div className="container padding-vert--md">
          <ThrowButton place="outside" />
        </div>
      </ErrorBoundary>
      <Layout title="Error boundary tests" description="Two components that throw when a button is pressed.">
        <main className="container margin-vert--xl">
          <h1>Error boundary tests</h1>
          <p>
            The button above the navbar throws outside of the layout, the one below throws inside: navbar and
            footer stay.
          </p>
          <p>
            <ThrowButton place="inside" />
          </p>
          <p>
            <Interpolate
              values={{
                framework: <b key="framework">Lectern</b>,
                page: <code key="page">error-boundary-tests.tsx</code>,
              }}
            >
              {'This sentence of {framework}, on {page}, has elements as values.'}
            </Interpolate>
          </p>
        </main>
      </Layout>
    </>
  );
}
