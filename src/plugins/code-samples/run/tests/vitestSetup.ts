/** A setup file that runs before each test file, in Vitest's worker. */
import {patchNet} from '../ports';

patchNet(() => Promise.reject(new Error('No server of this test listens on this port.')));
