import type { TRPCError } from '@trpc/server';

export function logError({ error, path }: { error: TRPCError; path?: string }) {
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    console.error(`${path ?? 'unknown path'} failed:`, error);
  }
}
