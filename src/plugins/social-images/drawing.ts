import type {Card} from './card';
import type {Design} from './options';

/** Size of a social image in pixels. Chats and social networks don't crop images of this size. */
export const imageSize = {width: 1200, height: 630};

/** An element in satori's format, which is a subset of HTML with flexbox layout. */
export type Drawing = {
  type: 'div' | 'img';
  props: {
    style?: Record<string, string | number>;
    children?: (Drawing | string)[];
    [attribute: string]: unknown;
  };
};

/** A design with its files as data URLs. */
export type LoadedDesign = Pick<Design, 'colours'> & {
  logo: {src: string; width: number; height: number};
  backdrop: string | undefined;
};

/**
 * Creates the drawing of a card. The logo and the section are at the top. The breadcrumbs, the title in large letters and the description
 * are below. Another `size` than that of social images has to be as wide.
 */
export function createDrawing(
  {title, section, breadcrumbs, description}: Card,
  {colours, logo, backdrop}: LoadedDesign,
  size = imageSize,
): Drawing {
  const accent = section.accent ?? colours.accent;
  return createBox(
    {
      ...size,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px 60px',
      backgroundColor: colours.background,
      ...(backdrop !== undefined && {backgroundImage: `url("${backdrop}")`}),
      // The backdrop is as large as a social image.
      ...(size !== imageSize && {backgroundRepeat: 'no-repeat'}),
      color: colours.heading,
    },
    [
      createBox(
        {position: 'absolute', top: 0, left: 0, width: size.width, height: 10, backgroundColor: accent},
        [],
      ),
      createBox({alignItems: 'center', justifyContent: 'space-between'}, [
        {type: 'img', props: logo},
        createBox(
          {
            padding: '10px 24px',
            border: `2px solid ${accent}`,
            borderRadius: 999,
            color: accent,
            fontSize: 28,
            fontWeight: 600,
          },
          [section.label ?? section.name],
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
      createBox(
        {
          display: 'block',
          maxWidth: 980,
          fontSize: 30,
          lineHeight: 1.4,
          color: colours.text,
          lineClamp: 2,
        },
        [description],
      ),
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

function createBox(style: Record<string, string | number>, children: (Drawing | string)[]): Drawing {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}
