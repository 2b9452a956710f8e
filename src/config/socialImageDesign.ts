import type {Design} from '../plugins/social-images/options';

/** What social images and the covers of books look like. */
export const socialImageDesign: Design = {
  logo: {file: 'static/img/wordmark-dark.svg', width: 164, height: 56},
  backdrop: 'src/config/socialImageBackdrop.svg',
  // These are colours of the dark theme in src/css/custom.css.
  colours: {background: '#0d141b', heading: '#f1f6fa', text: '#a2b4c5', accent: '#74baf0'},
  fonts: ([500, 600, 700] as const).map(weight => ({
    name: 'Inter',
    weight,
    file: `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`,
  })),
};
