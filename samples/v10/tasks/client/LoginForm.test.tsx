// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { httpBatchLink } from '@trpc/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../server/app';
import { LoginForm } from './LoginForm';
import { trpc } from './trpc';

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer(0);
});
afterAll(() => server.close());

test('says which fields are empty', async () => {
  const queryClient = new QueryClient({
    logger: { ...console, error: () => {} }, // it prints every rejected call
  });
  const client = trpc.createClient({
    links: [httpBatchLink({ url: `http://localhost:${server.port}/trpc` })],
  });
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LoginForm />
      </QueryClientProvider>
    </trpc.Provider>,
  );

  await userEvent.type(screen.getByLabelText('Name'), 'Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Enter your password');
});
