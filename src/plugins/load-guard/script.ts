/**
 * Creates an inline script for the head of every page. A script or a style sheet of the site can fail to load, for example because a
 * deployment removed it or because the connection broke. If that happens before hydration and the server responds, the inline script
 * reloads the page once. In all other cases it shows a message, and the page stays readable.
 *
 * A reader can also click a button before its script has loaded. Then the inline script repeats the click after hydration, and says that
 * the page is still loading. If that takes too long, it offers to reload the page. The inline script isn't compiled, so it may only use syntax
 * that all supported browsers know.
 */
export function createGuardScript(baseUrl: string): string {
  return `(function(w,d,base){
var root=d.documentElement,failed=false,clicked,note;
w.addEventListener('error',function(event){
  var element=event.target;
  var address=element&&(element.src||(element.rel==='stylesheet'&&element.href));
  if(failed||!address||address.indexOf(w.location.origin+base+'assets/')!==0||root.getAttribute('${hydratedAttribute}')==='true')return;
  failed=true;
  // The base URL differs from the one that the site was built for. The framework shows its own banner in this case.
  if(w.location.pathname.indexOf(base)!==0)return;
  // The base URL is correct, so hide the framework's banner, which would say that it's wrong.
  if(w.location.pathname===base)root.setAttribute('${failedAttribute}','');
  var navigation=w.performance.getEntriesByType('navigation')[0];
  if(!navigation||navigation.type==='reload')return showMessage();
  w.fetch(w.location.href,{cache:'no-store'}).then(function(response){
    if(response.status<500)w.location.reload();else showMessage();
  },showMessage);
},true);
w.addEventListener('click',function(event){
  // As soon as React has a root, it responds to clicks itself. Other inline scripts prevent the default of clicks that they handle.
  clicked=!w.docusaurusRoot&&!event.defaultPrevented&&event.target.closest('button[type=button]');
  if(clicked){
    setTimeout(function(){if(clicked&&!failed)showNote(${JSON.stringify(loadingMessage)})},${noteDelayMs});
    setTimeout(function(){if(clicked&&!failed)showMessage()},${limitMs});
  }
});
new MutationObserver(function(){
  var button=clicked;
  if(button&&root.getAttribute('${hydratedAttribute}')==='true'){
    clicked=null;
    if(note)note.remove();
    button.click();
  }
}).observe(root,{attributes:true});
function showMessage(){
  if(!d.body)return d.addEventListener('DOMContentLoaded',showMessage);
  var button=d.createElement('button');
  button.type='button';
  button.textContent=${JSON.stringify(reloadLabel)};
  button.onclick=function(){w.location.reload()};
  showNote(${JSON.stringify(message)});
  note.append(button);
}
function showNote(text){
  if(note)note.remove();
  note=d.createElement('div');
  note.className='${noteClassName}';
  note.role='alert';
  note.textContent=text;
  d.body.append(note);
}
})(window,document,${JSON.stringify(baseUrl)})`;
}

// The texts that readers see. The function `translate` can't be used because the script runs without React.
const message = 'This page didn’t load completely. Some parts don’t work. ';
const reloadLabel = 'Reload page';
const loadingMessage = 'This page is loading.';

/** Usually, the page is ready before this time has passed since the click. */
const noteDelayMs = 300;

/** After this time since the click, the scripts have probably got stuck. */
const limitMs = 15_000;

/** Attribute of `<html>` that the framework sets to `true` after hydration. */
const hydratedAttribute = 'data-has-hydrated';

/** Attribute of `<html>` that is set when a file is missing although the base URL is correct. */
const failedAttribute = 'data-load-failed';

/** Class of the message, which bottom-note/styles.css styles. */
const noteClassName = 'site-bottom-note';
