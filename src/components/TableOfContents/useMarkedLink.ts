import {useEffect, useEffectEvent, type RefObject} from 'react';

/**
 * Keeps `aria-current` on the link to the section that the reader sees. The theme marks this link with a class. Calls `onChange` when
 * another link, or none, is marked.
 */
export function useMarkedLink(
  landmark: RefObject<HTMLElement | null>,
  onChange: (link: HTMLElement | undefined) => void,
): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const element = landmark.current;
    if (!element) {
      return undefined;
    }
    let markedLink: HTMLElement | undefined;
    const updateLinks = () => {
      const link = element.querySelector<HTMLElement>('.table-of-contents__link--active') ?? undefined;
      if (link !== markedLink) {
        markedLink?.removeAttribute('aria-current');
        link?.setAttribute('aria-current', 'true');
        markedLink = link;
        handleChange(link);
      }
    };
    updateLinks();
    const observer = new MutationObserver(updateLinks);
    observer.observe(element, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, [landmark]);
}
