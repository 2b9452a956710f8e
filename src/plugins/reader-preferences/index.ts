import type {Plugin} from '@docusaurus/types';
import {
  codeWrapAttribute,
  codeWrapKey,
  colorModeKey,
  earlyToggleAttribute,
  packageManagerAttribute,
  packageManagerKey,
} from '../../shared/readerPreferences';

// Storage can be blocked: it throws then. The theme takes the mode over from the attributes when it hydrates.
const script = `(function(d){try{
var m=localStorage.getItem('${packageManagerKey}');
m&&d.setAttribute('${packageManagerAttribute}',m);
localStorage.getItem('${codeWrapKey}')==='on'&&d.setAttribute('${codeWrapAttribute}','')
}catch(e){}
document.addEventListener('click',function(e){
if(!e.target.closest('[${earlyToggleAttribute}]'))return;
var c=d.getAttribute('data-theme')==='dark'?'light':'dark';
d.setAttribute('data-theme',c);
d.setAttribute('data-theme-choice',c);
try{localStorage.setItem('${colorModeKey}',c)}catch(e){}
})})(document.documentElement)`;

/**
 * Puts the reader's stored choices on `<html>` before the first paint, where style sheets see them, and flips the colour mode until React
 * does.
 */
export default function readerPreferences(): Plugin {
  return {
    name: 'reader-preferences',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
