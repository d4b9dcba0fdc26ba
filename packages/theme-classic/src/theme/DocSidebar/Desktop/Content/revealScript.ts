/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Inline script in the HTML of the sidebar. Like `revealOwnEntry`, it scrolls the sidebar to the entry of the current
 * page, but before the first paint.
 */
export const revealScript = [
  '(function(menu){',
  `var entry=menu.querySelector('[aria-current="page"]'),active=menu.querySelectorAll('.menu__link--active');`,
  'if(!(entry=entry||active[active.length-1]))return;',
  'var row=entry.getBoundingClientRect(),box=menu.getBoundingClientRect();',
  'if(row.bottom>box.bottom)menu.scrollTop+=row.top-box.top-box.height/2',
  '})(document.currentScript.parentNode)',
].join('');
