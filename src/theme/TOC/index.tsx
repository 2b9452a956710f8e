// Wraps @theme/TOC: makes it a navigation landmark with a name.
import TOC from '@theme-original/TOC';
import type TOCType from '@theme/TOC';
import type {WrapperProps} from '@docusaurus/types';
import type {ReactNode} from 'react';

export default function TOCWrapper(props: WrapperProps<typeof TOCType>): ReactNode {
  return (
    <nav aria-label="On this page" className="toc-landmark">
      <TOC {...props} />
    </nav>
  );
}
