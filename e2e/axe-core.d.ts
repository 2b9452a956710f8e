// The types of axe-core don't cover its minified build.
declare module 'axe-core/axe.min.js' {
  export {source} from 'axe-core';
}
