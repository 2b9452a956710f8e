import type {Plugin} from '@docusaurus/types';
import {
  codeWrapAttribute,
  codeWrapKey,
  packageManagerAttribute,
  packageManagerKey,
} from '../../shared/readingChoices';

// Storage can be blocked: reading it throws then.
const script = `(function(d){try{
var m=localStorage.getItem('${packageManagerKey}');
m&&d.setAttribute('${packageManagerAttribute}',m);
localStorage.getItem('${codeWrapKey}')==='on'&&d.setAttribute('${codeWrapAttribute}','')
}catch(e){}})(document.documentElement)`;

/** Puts the reader's stored choices on `<html>` before the first paint, where style sheets see them. */
export default function readingChoices(): Plugin {
  return {
    name: 'reading-choices',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
