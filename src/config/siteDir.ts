import path from 'node:path';

/** The site's folder. tsx sets `__dirname` to a wrong path if an ES module imports a file, but `__filename` is right. */
export const siteDir = path.resolve(path.dirname(__filename), '../..');
