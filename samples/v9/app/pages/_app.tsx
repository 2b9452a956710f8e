import { withTRPC } from '@trpc/next';
import type { AppType } from 'next/dist/shared/lib/utils';
import type { AppRouter } from '../server';

const App: AppType = ({ Component, pageProps }) => <Component {...pageProps} />;

export default withTRPC<AppRouter>({
  config() {
    return { url: 'http://localhost:3000/api/trpc' };
  },
})(App);
