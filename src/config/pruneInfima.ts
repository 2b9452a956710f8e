import type {Options} from '../plugins/prune-infima/options';

export const pruneInfimaOptions: Options = {
  folders: ['src', 'docs', 'versioned_docs', 'blog'],
  overridingSheets: ['src/css/custom.css'],
  unusedComponents: [
    'BlogArchivePage',
    'DocBreadcrumbs',
    'DocCard',
    'DocSidebarItem',
    'DocTagDocListPage',
    'DocTagsListPage',
    'MDXPage',
    'NavbarItem/DropdownNavbarItem',
    'TOC',
  ],
};
