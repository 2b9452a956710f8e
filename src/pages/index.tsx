import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout description="Home">
      <main>
        <h1>Home</h1>
      </main>
    </Layout>
  );
}
