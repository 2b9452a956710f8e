/** Vitest runs this setup file in its worker before each test file. */
import {patchNet} from '../ports';

patchNet(() => Promise.reject(new Error('No server of this test listens on this port.')));
