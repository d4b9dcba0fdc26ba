import Layout from '@theme/Layout';
import {useState} from 'react';

let isMended = false;

function Bomb() {
  if (!isMended) throw new Error('The bomb went off.', {cause: new Error('Somebody lit it.')});
  return <p>Nothing happens.</p>;
}

export default function Crash() {
  const [isLit, setLit] = useState(false);
  const mend = () => {
    isMended = true;
  };
  if (typeof window !== 'undefined') window.mend = mend;
  return (
    <Layout title="Crash">
      <main>
        <h1>Quiet</h1>
        <button type="button" onClick={() => setLit(true)}>
          Light it
        </button>
        {isLit && <Bomb />}
      </main>
    </Layout>
  );
}
