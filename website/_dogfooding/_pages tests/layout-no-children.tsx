import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** A layout without children renders navbar and footer. */
export default function LayoutNoChildren(): ReactNode {
  return (
    <Layout title="A layout without children" description="Navbar and footer, with nothing between them." />
  );
}
