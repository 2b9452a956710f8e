import type { TRPCClientErrorLike } from '@trpc/client';
import type { AppRouter } from '../server/routers/_app';

type AppError = TRPCClientErrorLike<AppRouter>;

/** The message to show at one field of a form. */
export function fieldError(
  error: AppError | null,
  field: string,
): string | undefined {
  return error?.data?.fieldErrors?.[field]?.[0];
}

/** The message to show for the whole form, if no field is to blame. */
export function formError(error: AppError | null): string | undefined {
  if (!error || error.data?.fieldErrors) {
    return undefined;
  }
  return error.data ? error.message : "Couldn't reach the server. Try again.";
}
