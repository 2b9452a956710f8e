/**
 * Matches the pathname of a request with the file of an API route. For example, `pages/api/trpc/[trpc].ts` matches
 * `/api/trpc/bikes.list`. Returns the route's parameters, or undefined if the route doesn't match.
 */
export function matchApiRoute(path: string, pathname: string): Record<string, string | string[]> | undefined {
  const route = /(?:^|\/)pages(\/api\/.+?)(?:\/index)?\.tsx?$/.exec(path)?.[1];
  const routeSegments = route?.split('/').slice(1) ?? [];
  const segments = pathname.split('/').slice(1).map(decodeURIComponent);
  const query: Record<string, string | string[]> = {};
  for (const [index, part] of routeSegments.entries()) {
    const rest = /^\[\.\.\.(.+)\]$/.exec(part)?.[1];
    const name = /^\[(.+)\]$/.exec(part)?.[1];
    const value = segments[index];
    if (rest !== undefined && value !== undefined) {
      return { ...query, [rest]: segments.slice(index) };
    }
    if (name !== undefined && value !== undefined) {
      query[name] = value;
    } else if (part !== value) {
      return undefined;
    }
  }
  return route !== undefined && segments.length === routeSegments.length ? query : undefined;
}
