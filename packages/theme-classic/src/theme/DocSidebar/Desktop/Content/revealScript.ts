/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Scrolls the menu that the script is in to the entry of the page, as `revealOwnEntry` does, while the HTML is parsed: the entry is on
 * the screen from the first paint on.
 */
export const revealScript = [
  '(function(menu){',
  `var entry=menu.querySelector('[aria-current="page"]'),active=menu.querySelectorAll('.menu__link--active');`,
  'if(!(entry=entry||active[active.length-1]))return;',
  'var row=entry.getBoundingClientRect(),box=menu.getBoundingClientRect();',
  'if(row.bottom>box.bottom)menu.scrollTop+=row.top-box.top-box.height/2',
  '})(document.currentScript.parentNode)',
].join('');
