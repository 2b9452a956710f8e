/** A colour of the site, and the grounds that it is used on. Values are `#rrggbb`. */
export type Colour = {name: string; value: string; use: string; ground: Ground};

export type Ground = {name: string; value: string};

const white: Ground = {name: 'white', value: '#ffffff'};
const night: Ground = {name: 'night', value: '#0d141b'};

/** The colours by theme, as `src/css/custom.css` and the drawings have them: a test compares. */
export const palettes: {theme: string; colours: Colour[]}[] = [
  {
    theme: 'Light',
    colours: [
      {name: 'Primary', value: '#1b6aa5', use: 'Mark, links, buttons', ground: white},
      {name: 'Ink', value: '#0c1722', use: 'Headings', ground: white},
      {name: 'Text', value: '#1d2a36', use: 'Running text', ground: white},
      {name: 'Quiet', value: '#4d6073', use: 'Secondary text', ground: white},
      {name: 'Error', value: '#b3261e', use: 'Compiler messages', ground: white},
      {name: 'Success', value: '#1c7a43', use: 'What went well', ground: white},
    ],
  },
  {
    theme: 'Dark',
    colours: [
      {name: 'Primary', value: '#74baf0', use: 'Mark, links, buttons', ground: night},
      {name: 'Ink', value: '#f1f6fa', use: 'Headings', ground: night},
      {name: 'Text', value: '#d6e1eb', use: 'Running text', ground: night},
      {name: 'Quiet', value: '#a2b4c5', use: 'Secondary text', ground: night},
      {name: 'Error', value: '#ff9d92', use: 'Compiler messages', ground: night},
      {name: 'Success', value: '#6fd39a', use: 'What went well', ground: night},
    ],
  },
];
