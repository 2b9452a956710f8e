import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Media(): ReactNode {
  return (
    <Layout
      title="Media and brand"
      description="The mark, the colours and the typefaces of this site, to download and use."
    >
      <main>
        <h1>Media</h1>
      </main>
    </Layout>
  );
}
