import type {ReactNode} from 'react';
import {useActiveDocContext, useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';

/**
 * Links to a doc in the active or preferred version. The link is marked as current only if its page is open. The theme's navbar item marks
 * every link to a page of the open sidebar.
 */
export function DocLink({docId, label, docsPluginId, ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  if (doc === null) {
    return null;
  }
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.path === doc.path}
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}
