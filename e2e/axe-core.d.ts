declare module 'axe-core/axe.min.js' {
  export {source} from 'axe-core';
}
