/** Id of the element around the docs sidebar, to which links lead. */
export const docsNavigationId = 'docs-navigation';
