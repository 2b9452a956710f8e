/** Runs before each test file, in Vitest's worker. */
import {takeOverPorts} from '../ports';

takeOverPorts(() => Promise.reject(new Error('No server of this test listens on the port.')));
