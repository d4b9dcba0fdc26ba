import {expect, test} from 'vitest';
import {imageModule} from './imageModule.js';

async function evaluate(code: string): Promise<{[name: string]: unknown}> {
  const text = code.replace('__webpack_public_path__', '"/base/"');
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {[name: string]: unknown};
}

test('a module has what components get of an image, whether they import or require it', async () => {
  const copies = [
    {outputPath: 'img/a b,c.1.jpg', width: 100, height: 50, file: '/cache/1'},
    {outputPath: 'img/a b,c.2.jpg', width: 200, height: 100, file: '/cache/2'},
  ] as const;
  const module = await evaluate(imageModule({copies: [...copies], placeholder: 'data:x'}));
  expect(module).toMatchObject({
    preSrc: 'data:x',
    src: {
      src: '/base/img/a%20b%2Cc.1.jpg',
      srcSet: '/base/img/a%20b%2Cc.1.jpg 100w,/base/img/a%20b%2Cc.2.jpg 200w',
      images: [
        {path: '/base/img/a%20b%2Cc.1.jpg', width: 100, height: 50},
        {path: '/base/img/a%20b%2Cc.2.jpg', width: 200, height: 100},
      ],
      width: 100,
      height: 50,
    },
  });
  expect(module.default).toEqual({src: module.src, preSrc: 'data:x', toString: module.toString});
  expect(String(module.default)).toBe('/base/img/a%20b%2Cc.1.jpg');
});
