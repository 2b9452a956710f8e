import type {Seam} from '../seam';
import {listThemeOriginals, type ThemeComponent} from '../themeComponents';
import {bundlerSeams} from './bundler';
import {markupSeams} from './markup';
import {moduleSeams} from './modules';
import {patchSeams} from './patches';
import {themeSeams} from './theme';

export {exceptions} from './patches';

/**
 * Creates the register: all seams of the site.
 * @param components the components in `src/theme`, whose first lines say why they exist
 * @param exists tells whether a file of a package is installed or stored
 */
export function createRegister(
  components: readonly ThemeComponent[],
  exists: (file: string) => boolean,
): Seam[] {
  const replaced = Object.entries(themeSeams).map(([name, {parts = [], ...seam}]): Seam => {
    const comment = components.find(component => component.name === name)?.comment;
    return {
      name: `Theme: ${name}`,
      why: comment ? `${comment.verb} @theme/${name}: ${comment.reason}` : '',
      finds: [`theme ${name}`],
      originals: [
        ...listThemeOriginals(name, comment?.verb !== 'Wraps', exists),
        ...parts.flatMap(part => listThemeOriginals(part, false, exists)),
      ],
      ...seam,
    };
  });
  return [...replaced, ...moduleSeams, ...patchSeams, ...bundlerSeams, ...markupSeams];
}
