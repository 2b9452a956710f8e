import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createClient, trpc } from './trpc';

const client = createClient();
const queryClient = new QueryClient();

const container = document.getElementById('root');
if (!container) {
  throw new Error('index.html has no element with the id "root"');
}
const root = createRoot(container);
root.render(
  <StrictMode>
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
);
