import {createContext} from 'react';

/** Whether code blocks have a button that opens the editor. A live pair has a single button for both of its blocks. */
export const EditContext = createContext(true);
