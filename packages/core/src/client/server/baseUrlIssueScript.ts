import {scriptJson} from '../../shared/scriptJson.js';

/**
 * Returns an inline script for the home page that warns about a wrong `baseUrl`: if the app has not started when the
 * document is parsed, its files were not at the URLs in the HTML. The script only makes text nodes, so a URL cannot
 * become markup.
 */
export function baseUrlIssueScript(baseUrl: string): string {
  const configured = scriptJson(baseUrl);
  return `(function(){
function insert(){
if(window.docusaurus)return;
var path=location.pathname.replace(/index\\.html$/,'');
if(path.slice(-1)!=='/')path+='/';
function add(parent,name,text,style){
var element=document.createElement(name);
if(text)element.appendChild(document.createTextNode(text));
if(style)element.style.cssText=style;
parent.appendChild(element);
return element;
}
var banner=document.createElement('div');
banner.id='__docusaurus-base-url-issue-banner';
banner.setAttribute('role','alert');
banner.style.cssText='border:thick solid #b30000;background:#fff0f0;color:#1c1e21;margin:20px;padding:20px;font:1rem/1.5 system-ui,sans-serif';
add(banner,'p','Your Docusaurus site did not load properly','font-weight:bold;font-size:1.4rem;margin:0 0 10px');
add(banner,'p','The usual reason is a wrong baseUrl in the site configuration.');
var current=add(banner,'p','Configured baseUrl: ');
add(current,'code',${configured});
add(current,'span',${configured}==='/'?' (the default)':'');
var suggested=add(banner,'p','The address of this page suggests: ');
add(suggested,'code',path);
document.body.insertBefore(banner,document.body.firstChild);
}
document.addEventListener('DOMContentLoaded',insert);
})();`;
}
