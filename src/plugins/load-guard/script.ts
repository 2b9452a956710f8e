/**
 * A script for the head of every page. When a script or a style sheet of the site is missing before the page works (a deploy took it
 * away, or the connection broke), it loads the page again, once and only if the site answers; else it says what happened. The page
 * stays readable in any case. Written for browsers as it stands: nothing compiles it.
 */
export function createGuardScript(baseUrl: string): string {
  return `(function(w,d,base){
var root=d.documentElement,failed=false;
w.addEventListener('error',function(event){
  var element=event.target;
  var address=element&&(element.src||(element.rel==='stylesheet'&&element.href));
  if(failed||!address||address.indexOf(w.location.origin+base+'assets/')!==0||root.getAttribute('${hydratedAttribute}')==='true')return;
  failed=true;
  // Another base URL than the site was built for: the framework's own banner explains that.
  if(w.location.pathname.indexOf(base)!==0)return;
  // Here the base URL is right, so that banner would be wrong.
  if(w.location.pathname===base)root.setAttribute('${failedAttribute}','');
  var navigation=w.performance.getEntriesByType('navigation')[0];
  if(!navigation||navigation.type==='reload')return tell();
  w.fetch(w.location.href,{cache:'no-store'}).then(function(response){
    if(response.status<500)w.location.reload();else tell();
  },tell);
},true);
function tell(){
  if(!d.body)return d.addEventListener('DOMContentLoaded',tell);
  var note=d.createElement('div'),button=d.createElement('button');
  note.className='${noteClassName}';
  note.setAttribute('role','alert');
  note.textContent=${JSON.stringify(message)};
  button.type='button';
  button.textContent='Load again';
  button.addEventListener('click',function(){w.location.reload()});
  note.append(button);
  d.body.append(note);
}
})(window,document,${JSON.stringify(baseUrl)})`;
}

/** What readers are told when loading again didn't help, or can't. */
export const message =
  'This page did not load completely. You can read it, but menus, search and buttons do not work. ';

/** Set to `true` by the framework as soon as the page works. */
const hydratedAttribute = 'data-has-hydrated';

/** On `<html>`: a file is missing though the base URL is right. */
const failedAttribute = 'data-load-failed';

/** Styled in styles.css. */
const noteClassName = 'site-load-note';
