/** A colour of the site, and the background on which it's used. Values have the form `#rrggbb`. */
export type Colour = {
  name: 'primary' | 'ink' | 'text' | 'quiet' | 'error' | 'success';
  value: string;
  background: Background;
};

export type Background = {name: 'white' | 'night'; value: string};

const white: Background = {name: 'white', value: '#ffffff'};
const night: Background = {name: 'night', value: '#0d141b'};

/** The colours by theme. A test compares them with `src/css/custom.css`. */
export const palettes: {theme: 'light' | 'dark'; colours: Colour[]}[] = [
  {
    theme: 'light',
    colours: [
      {name: 'primary', value: '#1b6aa5', background: white},
      {name: 'ink', value: '#0c1722', background: white},
      {name: 'text', value: '#1d2a36', background: white},
      {name: 'quiet', value: '#4d6073', background: white},
      {name: 'error', value: '#b3261e', background: white},
      {name: 'success', value: '#1c7a43', background: white},
    ],
  },
  {
    theme: 'dark',
    colours: [
      {name: 'primary', value: '#74baf0', background: night},
      {name: 'ink', value: '#f1f6fa', background: night},
      {name: 'text', value: '#d6e1eb', background: night},
      {name: 'quiet', value: '#a2b4c5', background: night},
      {name: 'error', value: '#ff9d92', background: night},
      {name: 'success', value: '#6fd39a', background: night},
    ],
  },
];
