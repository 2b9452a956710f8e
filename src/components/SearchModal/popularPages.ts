/**
 * Pages that most readers need first, relative to the path of a docs version. The search window lists the first ones that a version has,
 * until the reader types.
 */
export const popularPages: readonly string[] = [
  'quickstart',
  'router',
  'procedures',
  'context',
  'useQuery',
  'react-queries',
  'error-handling',
  'authorization',
  'links',
];
