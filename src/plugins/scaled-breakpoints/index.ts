import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import convertPixels from 'postcss-pxtorem';

const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));

/**
 * Makes the layout depend on the text size that the reader has chosen in the browser. Columns and texts grow with this size, so a desktop
 * layout for 997 px has no room for them when the size is doubled. In all media queries, pixels become `rem`, which is this size.
 */
export default function scaledBreakpoints(): Plugin {
  return {
    name: 'scaled-breakpoints',
    configurePostCss: postCss => ({
      ...postCss,
      plugins: [...postCss.plugins, convertPixels({propList: [], mediaQuery: true})],
    }),
    configureWebpack: () => ({
      resolve: {
        alias: {
          // The framework compares the window's width in pixels, and would disagree with the style sheets.
          [path.join(themeCommon, 'hooks/useWindowSize.js')]: path.join(__dirname, 'client/useWindowSize.ts'),
        },
      },
    }),
  };
}
