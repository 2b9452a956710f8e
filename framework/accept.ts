// Stores the installed originals as the ones that the site was adapted to. Run `npm run framework:accept` after you have read the
// differences and adapted the site.
import {readSeams} from './check';
import {storeOriginals} from './originalFiles';

storeOriginals(process.cwd(), readSeams(process.cwd()));
