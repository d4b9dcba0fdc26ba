import type {SiteStorage} from '@lectern/core/shared/siteConfig';
import type {ClassicThemeConfig} from './themeConfig.js';

/** Writes a value as a JavaScript literal. "<" is escaped, since "</script>" in a string would end the script. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003C');
}

/**
 * Script that sets `data-theme` on `<html>`: the mode in the URL (`?docusaurus-theme=dark`), else the stored choice,
 * else the system's mode if `respectPrefersColorScheme`, else the default. Also copies `?docusaurus-data-x=y` to `<html
 * data-x="y">`.
 */
export function colorModeScript(
  config: ClassicThemeConfig['colorMode'],
  {type, namespace}: SiteStorage,
): string {
  const stored = config.disableSwitch
    ? 'null'
    : `(function(){try{return window[${literal(type)}].getItem(${literal(`theme${namespace}`)})}catch(e){return null}})()`;
  const system = config.respectPrefersColorScheme
    ? "matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'"
    : literal(config.defaultMode);
  const noChoice = config.respectPrefersColorScheme ? "'system'" : literal(config.defaultMode);
  return [
    '(function(){',
    'var root=document.documentElement,query=new URLSearchParams(location.search);',
    "function mode(value){return value==='dark'||value==='light'?value:null}",
    `var choice=mode(query.get('docusaurus-theme'))||mode(${stored});`,
    `root.setAttribute('data-theme',choice||(${system}));`,
    `root.setAttribute('data-theme-choice',choice||${noChoice});`,
    'query.forEach(function(value,key){',
    "if(key.indexOf('docusaurus-data-')===0){",
    "try{root.setAttribute(key.replace('docusaurus-',''),value)}catch(e){}",
    '}});',
    '})();',
  ].join('');
}

/**
 * Script that sets an attribute of `<html>` to "true" if the visitor has closed the announcement with this id: CSS then
 * hides it.
 */
export function announcementBarScript(id: string, {type, namespace}: SiteStorage): string {
  const read = (key: string) => `storage.getItem(${literal(`${key}${namespace}`)})`;
  return [
    '(function(){',
    'var dismissed=false;',
    `try{var storage=window[${literal(type)}];`,
    `dismissed=${read('docusaurus.announcement.id')}===${literal(id)}`,
    `&&${read('docusaurus.announcement.dismiss')}==='true'}catch(e){}`,
    "document.documentElement.setAttribute('data-announcement-bar-initially-dismissed',String(dismissed));",
    '})();',
  ].join('');
}
