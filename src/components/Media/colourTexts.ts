import {translate} from '@docusaurus/Translate';
import type {Background, Colour} from './palettes';

/** Returns the name of a colour for readers, and a description of where the site uses the colour. */
export function describeColour(name: Colour['name']): {label: string; use: string} {
  switch (name) {
    case 'primary':
      return {
        label: translate({id: 'site.media.primary', message: 'Primary'}),
        use: translate({id: 'site.media.primary.use', message: 'Mark, links, buttons'}),
      };
    case 'ink':
      return {
        label: translate({id: 'site.media.ink', message: 'Ink'}),
        use: translate({id: 'site.media.ink.use', message: 'Headings'}),
      };
    case 'text':
      return {
        label: translate({id: 'site.media.text', message: 'Text'}),
        use: translate({id: 'site.media.text.use', message: 'Body text'}),
      };
    case 'quiet':
      return {
        label: translate({id: 'site.media.quiet', message: 'Quiet'}),
        use: translate({id: 'site.media.quiet.use', message: 'Secondary text'}),
      };
    case 'error':
      return {
        label: translate({id: 'site.media.error', message: 'Error'}),
        use: translate({id: 'site.media.error.use', message: 'Compiler errors'}),
      };
    case 'success':
      return {
        label: translate({id: 'site.media.success', message: 'Success'}),
        use: translate({id: 'site.media.success.use', message: 'Success messages'}),
      };
  }
}

/** Returns the name of a background as it appears in a sentence. */
export function describeBackground(name: Background['name']): string {
  return name === 'white'
    ? translate({id: 'site.media.white', message: 'white'})
    : translate({id: 'site.media.night', message: 'night'});
}
