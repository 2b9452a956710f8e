import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC, {type Props} from '@theme/TOC';

/** Shows the theme's table of contents as a named navigation landmark, and marks the current link with `aria-current`. */
export function TableOfContents(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useEffect(() => (landmark.current ? followActiveLink(landmark.current) : undefined), []);
  return (
    <nav
      ref={landmark}
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'The label used by the button on the collapsible TOC component',
      })}
      className="toc-landmark"
    >
      <TOC {...props} />
    </nav>
  );
}

/** Keeps `aria-current` on the link to the visible section. The theme marks this link with a class. Returns a function that stops this. */
function followActiveLink(landmark: HTMLElement): () => void {
  const updateLinks = () => {
    for (const link of landmark.querySelectorAll('.table-of-contents__link')) {
      if (link.classList.contains('table-of-contents__link--active')) {
        link.setAttribute('aria-current', 'true');
      } else {
        link.removeAttribute('aria-current');
      }
    }
  };
  updateLinks();
  const observer = new MutationObserver(updateLinks);
  observer.observe(landmark, {subtree: true, attributeFilter: ['class']});
  return () => observer.disconnect();
}
