// Wraps @theme/TOC: makes it a navigation landmark with a name, and says which of its links is the current one.
import {useEffect, useRef, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type TOCType from '@theme/TOC';
import type {WrapperProps} from '@docusaurus/types';

export default function TOCWrapper(props: WrapperProps<typeof TOCType>): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useEffect(() => (landmark.current ? followActiveLink(landmark.current) : undefined), []);
  return (
    <nav ref={landmark} aria-label="On this page" className="toc-landmark">
      <TOC {...props} />
    </nav>
  );
}

/** Gives aria-current to the link that the theme marks with a class while one scrolls. */
function followActiveLink(landmark: HTMLElement): () => void {
  const mark = () => {
    for (const link of landmark.querySelectorAll('.table-of-contents__link')) {
      if (link.classList.contains('table-of-contents__link--active')) {
        link.setAttribute('aria-current', 'true');
      } else {
        link.removeAttribute('aria-current');
      }
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(landmark, {subtree: true, attributeFilter: ['class']});
  return () => observer.disconnect();
}
