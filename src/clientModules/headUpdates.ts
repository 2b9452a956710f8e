// Keeps the title and the tags in the head as they are in the HTML until React has hydrated the page. React hydrates a page in small steps,
// and in the frames between them, the head would be that of the components that have been hydrated so far.
import {HelmetProvider} from 'react-helmet-async';

HelmetProvider.canUseDOM = false;

/** Docusaurus calls this when the page has been hydrated. After that, it marks the page as hydrated, which updates the head. */
export function onRouteDidUpdate(): void {
  HelmetProvider.canUseDOM = true;
}
