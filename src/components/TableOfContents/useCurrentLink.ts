import {useEffect, useEffectEvent, type RefObject} from 'react';

/** How far below the place to which a link scrolls its heading a section starts to be the current one, in CSS pixels. */
const slack = 24;

/**
 * Keeps `aria-current` on the link to the section that the reader sees. Calls `onChange` when another link, or none, is current. The theme
 * has a hook for this, but it doesn't know that the bar with the table of contents covers the top of a narrow page.
 */
export function useCurrentLink(
  landmark: RefObject<HTMLElement | null>,
  onChange: (link: HTMLElement | undefined) => void,
): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    let current: HTMLElement | undefined;
    const update = () => {
      const link = landmark.current ? findCurrentLink(landmark.current) : undefined;
      if (link !== current) {
        current?.removeAttribute('aria-current');
        link?.setAttribute('aria-current', 'true');
        current = link;
        handleChange(link);
      }
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [landmark]);
}

/** Returns the link to the last heading that is at the top of the visible part of the page, or above it. At the page's end, the last link. */
function findCurrentLink(landmark: Element): HTMLElement | undefined {
  const root = document.documentElement;
  const links = [...landmark.querySelectorAll<HTMLAnchorElement>('li a')];
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 2) {
    return links.at(-1);
  }
  const top = parseFloat(getComputedStyle(root).scrollPaddingTop) + slack;
  const passed = links.filter(link => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top <= top;
  });
  return passed.at(-1);
}
