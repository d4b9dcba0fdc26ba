import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import IdealImage from './index.js';

const images = [
  {path: '/a.640.jpg', width: 640, height: 320},
  {path: '/a.1030.jpg', width: 1030, height: 515},
];
const img = {src: {src: '/a.640.jpg', srcSet: '/a.640.jpg 640w,/a.1030.jpg 1030w', images}, preSrc: 'data:x'};

test('an image has its copies, its size and its placeholder', () => {
  const html = renderToStaticMarkup(<IdealImage img={img} alt="A" title="B" />);
  for (const attribute of [
    'width="1030" height="515"',
    'sizes="(max-width: 1030px) 100vw, 1030px"',
    'srcSet="/a.640.jpg 640w,/a.1030.jpg 1030w"',
    'src="/a.640.jpg"',
    'loading="lazy"',
    'title="B"',
    'data:x',
  ]) {
    expect(html).toContain(attribute);
  }
});

test('a width alone keeps the ratio', () => {
  const html = renderToStaticMarkup(<IdealImage img={{...img, preSrc: ''}} alt="" width={200} />);
  expect(html).toContain(' width="200"');
  expect(html).toContain(' height="100"');
  expect(html).toContain('sizes="(max-width: 200px) 100vw, 200px"');
  expect(html).not.toContain('style');
});

test('originals are shown as they are', () => {
  expect(renderToStaticMarkup(<IdealImage img="/a.jpg" alt="" />)).toContain('src="/a.jpg"');
  expect(renderToStaticMarkup(<IdealImage img={{default: '/a.jpg'}} alt="" />)).toContain('src="/a.jpg"');
});
