import type {Plugin} from '@docusaurus/types';
import {
  colorModeKey,
  earlyToggleAttribute,
  packageManagerAttribute,
  packageManagerKey,
} from '../../shared/readerPreferences';

// The script prevents the default of the clicks that it handles, so that the plugin load-guard doesn't repeat them after hydration.
// If the browser blocks the storage, accessing it throws. During hydration, the theme reads the colour mode from the attributes.
const script = `(function(d){try{
var m=localStorage.getItem('${packageManagerKey}');
m&&d.setAttribute('${packageManagerAttribute}',m)
}catch(e){}
document.addEventListener('click',function(e){
if(!e.target.closest('[${earlyToggleAttribute}]'))return;
e.preventDefault();
var c=d.getAttribute('data-theme')==='dark'?'light':'dark';
d.setAttribute('data-theme',c);
d.setAttribute('data-theme-choice',c);
try{localStorage.setItem('${colorModeKey}',c)}catch(e){}
})})(document.documentElement)`;

/**
 * Sets attributes of `<html>` from the reader's stored preferences before the first paint, so that style sheets can use them. Also handles
 * clicks on the colour mode button until React has hydrated the page.
 */
export default function readerPreferences(): Plugin {
  return {
    name: 'reader-preferences',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
