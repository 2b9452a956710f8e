/** The folder for the lists of files that code loads, relative to the site's folder. The check of the budgets reads them. */
export const loadedFilesFolder = '.cache/loaded-files';
