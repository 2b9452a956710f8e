/**
 * Creates an inline script for the head of every page. Browsers pass each string that a script uses in a dangerous function to the policy
 * named `default`. If the policy returns null, they throw an error instead. The inline script isn't compiled, so it may only use syntax that
 * all supported browsers know.
 *
 * - HTML can contain text with simple markup. React and the progress bar insert such HTML after client-side navigation.
 * - React creates each script element from `<script></script>`, which is empty.
 * - Scripts can be loaded from the folder with the scripts of the site. `scripts` are the paths of others, relative to the base URL.
 * - The text of a script can be JSON, because pages contain structured data.
 */
export function createPolicyScript(baseUrl: string, scripts: readonly string[] = []): string {
  return `(function(w){
var tags=new RegExp(${JSON.stringify(simpleTag)},'gi'),folder=w.location.origin+${JSON.stringify(`${baseUrl}assets/js/`)};
w.trustedTypes&&w.trustedTypes.createPolicy('default',{
createHTML:function(html){return html==='<script><\\/script>'||html.replace(tags,'').indexOf('<')<0?html:null},
createScriptURL:function(url){var href=new URL(url,w.location.href).href;return href.indexOf(folder)===0${scripts.map(script => `||href===w.location.origin+${JSON.stringify(baseUrl + script)}`).join('')}?url:null},
createScript:function(text){try{JSON.parse(text);return text}catch(e){return null}}
})})(window)`;
}

/** Elements that neither load nor run anything. */
const elements = 'a|b|br|code|del|div|em|i|kbd|mark|p|s|small|span|strong|sub|sup|u|wbr';

/** Attributes that neither load nor run anything. The content security policy restricts the values of `style`. */
const attributes =
  '(?:(?:aria-|data-)[\\w-]+|class|dir|id|lang|rel|role|style|target|title)(?:="[^"<>]*")?|href="(?:https?:|mailto:|[/#])[^"<>]*"';

/** Matches a start tag or an end tag with such attributes. Browsers ignore the attributes of an end tag. */
const simpleTag = `</?(?:${elements})(?: +(?:${attributes}))* */?>`;
