import {useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';
type Options = {desktopBreakpoint?: number};

/**
 * Replaces the framework's hook of the same name. Returns whether the window has the desktop layout, by the same media query as the style
 * sheets. On the server and while React hydrates, it returns `ssr`. `desktopBreakpoint` is the last width of the mobile layout in pixels
 * with the default text size of browsers.
 */
export function useWindowSize({desktopBreakpoint = 996}: Options = {}): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const mobile = matchMedia(`(max-width: ${desktopBreakpoint / 16}rem)`);
    function update(): void {
      setWindowSize(mobile.matches ? 'mobile' : 'desktop');
    }
    update();
    mobile.addEventListener('change', update);
    return () => mobile.removeEventListener('change', update);
  }, [desktopBreakpoint]);
  return windowSize;
}
