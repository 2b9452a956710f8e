import {useState, useSyncExternalStore} from 'react';
import type {PlaygroundProject} from '@site/src/shared/programs';
import {divideFiles, type ColumnFiles} from './divideFiles';

/** From this width on, two columns fit next to each other. */
const wideQuery = '(min-width: 62.25rem)';

/**
 * Divides the files of a project into columns. If the project has two sides and there is room, the client is in a column of its own.
 * Returns the columns and a function that shows a file.
 */
export function useColumns(project: PlaygroundProject): {
  columns: ColumnFiles[];
  show: (path: string) => void;
} {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wideQuery).matches);
  const [active, setActive] = useState(project.activeFile);
  return {columns: divideFiles(project, active, isWide), show: setActive};
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wideQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
