import {socialImageSize} from '../../shared/socialImages';
import type {Card} from './card';

/** An element in satori's format, which is a subset of HTML with flexbox layout. */
export type Drawing = {
  type: 'div' | 'img';
  props: {
    style?: Record<string, string | number>;
    children?: (Drawing | string)[];
    [attribute: string]: unknown;
  };
};

/** Colours of the site's dark theme. */
const colours = {
  background: '#0d141b',
  raised: '#13202c',
  heading: '#f1f6fa',
  text: '#a2b4c5',
  brand: '#74baf0',
};

/**
 * Creates the drawing of a card. The logo and the section are at the top. The breadcrumbs, the title in large letters and the description
 * are below. The section, the breadcrumbs and a line at the top have the colour `accent`.
 */
export function createDrawing(
  {title, section, breadcrumbs, description}: Card,
  wordmark: string,
  accent = colours.brand,
): Drawing {
  return createBox(
    {
      ...socialImageSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px 60px',
      backgroundColor: colours.background,
      backgroundImage: `url("${createBackdrop(accent)}")`,
      fontFamily: 'Inter',
      color: colours.heading,
    },
    [
      createBox({alignItems: 'center', justifyContent: 'space-between'}, [
        {type: 'img', props: {src: wordmark, width: 164, height: 56}},
        createBox(
          {
            padding: '10px 24px',
            border: `2px solid ${accent}`,
            borderRadius: 999,
            color: accent,
            fontSize: 28,
            fontWeight: 600,
          },
          [section === 'Site' ? 'Documentation' : section],
        ),
      ]),
      createBox({flexDirection: 'column'}, [
        ...(breadcrumbs.length > 0
          ? [
              createBox({marginBottom: 18, fontSize: 30, fontWeight: 600, color: accent}, [
                breadcrumbs.join(' › '),
              ]),
            ]
          : []),
        createBox(
          {
            fontSize: getTitleSize(title),
            fontWeight: 700,
            lineHeight: 1.1,
            letterSpacing: '-0.025em',
            maxWidth: 1000,
            textWrap: 'balance',
          },
          [title],
        ),
      ]),
      {
        type: 'div',
        props: {
          style: {
            display: 'block',
            maxWidth: 980,
            fontSize: 30,
            lineHeight: 1.4,
            color: colours.text,
            lineClamp: 2,
          },
          children: [description],
        },
      },
    ],
  );
}

/** Returns the font size of a title in pixels. Long titles get a smaller size, so that they need three lines at most. */
function getTitleSize(title: string): number {
  if (title.length <= 18) {
    return 104;
  }
  return title.length <= 34 ? 84 : 66;
}

/** Returns a background image as a data URL. It has a line in the accent colour at the top, and the shapes of the logo, large and faint. */
function createBackdrop(accent: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">` +
    `<rect width="1200" height="10" fill="${accent}"/>` +
    `<path d="M930 170 780 355l150 185M1080 170l150 185-150 185" fill="none" stroke="${colours.raised}" stroke-width="66" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<circle cx="1005" cy="355" r="54" fill="${colours.raised}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function createBox(style: Record<string, string | number>, children: (Drawing | string)[]): Drawing {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}
