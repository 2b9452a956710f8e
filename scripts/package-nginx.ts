// Makes build-nginx/ from build/: the files with their compressed twins, and nginx' configuration.
//   npm run package:nginx -- --root /srv/docs/html --listen 8080
//   npm run package:nginx -- --out next --previous build-nginx      keeps the hashed files of the package that it replaces
import {parseArgs} from 'node:util';
import {createPackage} from './nginx/package';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    out: {type: 'string', default: 'build-nginx'},
    root: {type: 'string'},
    listen: {type: 'string'},
    quality: {type: 'string', default: '11'},
    previous: {type: 'string'},
  },
});

const count = await createPackage(values.dir, values.out, {
  ...(values.root && {root: values.root}),
  ...(values.listen && {listen: values.listen}),
  quality: Number(values.quality),
  previous: values.previous,
});
console.log(`${values.out}/html: the site, ${count} of its files also compressed.`);
console.log(`${values.out}/site.conf: nginx' configuration.`);
