/** Stores equal packages in the `node_modules` of these folders once. */
export function shareEqualPackages(folders: readonly string[]): void;
