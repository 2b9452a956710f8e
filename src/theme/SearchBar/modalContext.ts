import {createContext} from 'react';
import type {SearchVersion} from './useSearchVersions';

/** What the parts that DocSearch renders need of the modal around them. */
export const ModalContext = createContext<{version?: SearchVersion; onClose: () => void}>({
  onClose: () => undefined,
});
