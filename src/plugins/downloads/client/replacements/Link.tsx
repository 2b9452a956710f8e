import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {docs} from '../docs';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {to?: string};

/** Replaces the link of Docusaurus. Paths without a slash at their start are relative to the folder in the archive. */
export default function Link({to, href = to, children, ...props}: Props): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links
    <a {...props} href={href && docs().resolve(href)}>
      {children}
    </a>
  );
}
