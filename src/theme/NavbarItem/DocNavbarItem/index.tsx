// Replaces @theme/NavbarItem/DocNavbarItem: the original marks every doc link of a sidebar as current, so that four of four are.
import type {ReactNode} from 'react';
import {useActiveDocContext, useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';

/** A link to a doc of the version that the reader is in or chose. Only the link to the open page is current. */
export default function DocNavbarItem({docId, label, docsPluginId, ...props}: Props): ReactNode {
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
