// Creates build-nginx/ from build/: the files, their compressed variants and the nginx configuration.
//   npm run package:nginx -- --root /srv/docs/html --listen 8080
//   npm run package:nginx -- --out next --previous build-nginx      also keeps the hashed files of the previous package
import {parseArgs} from 'node:util';
import {createPackage} from './nginx/package';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    out: {type: 'string', default: 'build-nginx'},
    root: {type: 'string'},
    listen: {type: 'string'},
    'access-log': {type: 'string'},
    quality: {type: 'string', default: '11'},
    previous: {type: 'string'},
  },
});

const count = await createPackage(values.dir, values.out, {
  ...(values.root && {root: values.root}),
  ...(values.listen && {listen: values.listen}),
  ...(values['access-log'] && {accessLog: values['access-log']}),
  quality: Number(values.quality),
  previous: values.previous,
});
console.log(`${values.out}/html: the site, with compressed variants of ${count} files.`);
console.log(`${values.out}/site.conf: the nginx configuration.`);
