import {createContext} from 'react';
import type {SearchVersion} from './useSearchVersions';

/** State of the modal for the components that DocSearch renders inside it. */
export const ModalContext = createContext<{version?: SearchVersion; onClose: () => void}>({
  onClose: () => undefined,
});
