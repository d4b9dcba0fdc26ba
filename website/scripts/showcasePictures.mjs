/**
 * Draws the pictures of the showcase's samples: node website/scripts/showcasePictures.mjs
 * They follow from src/components/Showcase/samples.json alone, so that two runs write the same bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const WIDTH = 640;
const HEIGHT = 360;
const HEADER = 44;

const website = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const samplesFile = path.join(website, 'src/components/Showcase/samples.json');
const picturesFolder = path.join(website, 'static/img/showcase');

/** The colours of a picture. */
function paletteOf({hue, accent, dark}) {
  const tone = (saturation, lightness, of = hue) => `hsl(${of} ${saturation}% ${lightness}%)`;
  return {
    page: dark ? tone(22, 12) : tone(40, 99),
    panel: dark ? tone(20, 17) : tone(36, 95),
    line: dark ? tone(14, 30) : tone(24, 86),
    text: dark ? tone(12, 58) : tone(14, 62),
    title: dark ? tone(30, 92) : tone(45, 20),
    main: dark ? tone(62, 62) : tone(58, 42),
    deep: dark ? tone(40, 24) : tone(52, 30),
    accent: tone(72, dark ? 64 : 56, accent),
  };
}

function rect(x, y, width, height, fill, radius = 3) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

function label(x, y, text, {size, fill, weight = 700, anchor = 'start'}) {
  const style = `font-family="system-ui,sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}"`;
  return `<text x="${x}" y="${y}" fill="${fill}" ${style}>${escapeText(text)}</text>`;
}

function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Lines of text; the last is shorter. `seed` varies their lengths. */
function lines({x, y, width, count, fill, seed, gap = 15}) {
  return Array.from({length: count}, (_, index) => {
    const part = index === count - 1 ? 0.55 : 0.86 + ((seed * 7 + index * 13) % 14) / 100;
    return rect(x, y + index * gap, Math.round(width * part), 6, fill);
  }).join('');
}

/** A sign for the site: one of four shapes. */
function logo(x, y, size, {main, accent}, seed) {
  const half = size / 2;
  const shapes = [
    `<circle cx="${x + half}" cy="${y + half}" r="${half}" fill="${main}"/><circle cx="${x + half}" cy="${y + half}" r="${half / 2.4}" fill="${accent}"/>`,
    `${rect(x, y, size, size, main, size / 4)}<path d="M${x + half} ${y + size * 0.2}v${size * 0.6}M${x + size * 0.2} ${y + half}h${size * 0.6}" stroke="${accent}" stroke-width="${size / 7}" stroke-linecap="round"/>`,
    `<path d="M${x + half} ${y}l${half} ${size}h-${size}z" fill="${main}"/><circle cx="${x + half}" cy="${y + size * 0.66}" r="${size / 7}" fill="${accent}"/>`,
    `<path d="M${x} ${y + half}a${half} ${half} 0 0 1 ${size} 0z" fill="${main}"/><path d="M${x} ${y + size * 0.62}h${size}v${size * 0.24}h-${size}z" fill="${accent}"/>`,
  ];
  return shapes[seed % shapes.length];
}

function header({title}, palette, {seed, isMirrored}) {
  const side = (x, width) => (isMirrored ? WIDTH - x - width : x);
  const end = isMirrored ? 'end' : 'start';
  return [
    rect(0, 0, WIDTH, HEADER, palette.panel, 0),
    rect(0, HEADER - 1, WIDTH, 1, palette.line, 0),
    logo(side(20, 22), 11, 22, palette, seed),
    label(isMirrored ? WIDTH - 52 : 52, 28, title, {size: 16, fill: palette.title, anchor: end}),
    [420, 480, 540].map((x) => rect(side(x, 38), 19, 38, 6, palette.text)).join(''),
    `<circle cx="${isMirrored ? 28 : WIDTH - 28}" cy="22" r="8" fill="${palette.line}"/>`,
  ].join('');
}

/** Rows of a menu, one of them active. */
function menu(palette, seed) {
  const active = 2 + (seed % 4);
  return Array.from({length: 11}, (_, index) => {
    const y = HEADER + 22 + index * 25;
    const isChild = index % 4 !== 0;
    const width = 64 + ((seed * 11 + index * 17) % 40);
    const background = index === active ? rect(10, y - 8, 138, 22, palette.line, 5) : '';
    return (
      background +
      rect(
        isChild ? 32 : 20,
        y,
        isChild ? width - 12 : width,
        6,
        index === active ? palette.main : palette.text,
      )
    );
  }).join('');
}

function codeBlock({x, y, width, height}, palette, seed) {
  const rows = Math.floor((height - 24) / 16);
  const colours = [palette.main, palette.accent, palette.text];
  const code = Array.from({length: rows}, (_, index) => {
    const indent = [0, 16, 16, 32, 16, 0][index % 6];
    const first = 30 + ((seed * 5 + index * 19) % 40);
    const second = 40 + ((seed * 3 + index * 23) % 70);
    const top = y + 15 + index * 16;
    return (
      rect(x + 16 + indent, top, first, 6, colours[index % 3]) +
      rect(
        x + 24 + indent + first,
        top,
        Math.min(second, width - 60 - indent - first),
        6,
        colours[(index + 1) % 3],
      )
    );
  }).join('');
  return rect(x, y, width, height, palette.panel, 6) + code;
}

/** What the tiles of a gallery show, around a point; `size` is between 20 and 41. */
const motifs = {
  joint: (x, y, size, {accent, page}) =>
    `<path d="M${x - 52} ${y + 36}h104v-26h-32l12 -${size}h-64l12 ${size}h-32z" fill="${accent}" opacity=".85"/>` +
    `<path d="M${x - 52} ${y + 23}h104" stroke="${page}" stroke-width="2" opacity=".4"/>`,

  weave: (x, y, size, {accent, page}) => {
    const strips = [-44, -20, 4, 28].map((left) => rect(x + left, y - 40, 15, 80, accent, 4));
    // Every second strip is covered, the others in the next row.
    const covers = [-30, -6, 18].flatMap((top, row) =>
      [row % 2, 2 + (row % 2)].map((strip) => {
        const middle = x - 36.5 + strip * 24;
        return rect(middle - 10 - size / 8, y + top, 20 + size / 4, 12, page, 4);
      }),
    );
    return [...strips, ...covers].join('');
  },

  arch: (x, y, size, {accent}) =>
    `<path d="M${x - size - 14} ${y + 38}v-24a${size + 14} ${size + 14} 0 0 1 ${2 * size + 28} 0v24h-14v-24a${size} ${size} 0 0 0 -${2 * size} 0v24z" fill="${accent}" opacity=".85"/>`,
};

const layouts = {
  docs: (palette, {seed}) =>
    [
      rect(0, HEADER, 158, HEIGHT, palette.panel, 0),
      menu(palette, seed),
      rect(186, 72, 190, 16, palette.title),
      lines({x: 186, y: 108, width: 300, count: 3, fill: palette.text, seed}),
      rect(186, 164, 300, 46, palette.panel, 5),
      rect(186, 164, 4, 46, palette.accent, 2),
      lines({x: 204, y: 178, width: 260, count: 2, fill: palette.text, seed}),
      rect(186, 234, 120, 11, palette.title),
      lines({x: 186, y: 262, width: 300, count: 6, fill: palette.text, seed: seed + 3}),
      lines({x: 526, y: 76, width: 90, count: 5, fill: palette.line, seed, gap: 18}),
      rect(514, 74, 2, 84, palette.main, 1),
    ].join(''),

  api: (palette, {seed}) =>
    [
      rect(24, 72, 170, 16, palette.title),
      lines({x: 24, y: 106, width: 250, count: 3, fill: palette.text, seed}),
      [0, 1, 2, 3, 4]
        .map((row) => {
          const y = 168 + row * 34;
          return (
            rect(24, y, 250, 1, palette.line, 0) +
            rect(24, y + 12, 54 + ((seed * 7 + row * 9) % 30), 8, palette.main) +
            rect(122, y + 13, 120 + ((seed + row * 11) % 30), 6, palette.text)
          );
        })
        .join(''),
      codeBlock({x: 304, y: 68, width: 312, height: 132}, palette, seed),
      codeBlock({x: 304, y: 214, width: 312, height: 122}, palette, seed + 4),
    ].join(''),

  landing: (palette, {seed, title}) =>
    [
      rect(0, HEADER, WIDTH, 186, palette.deep, 0),
      // A nested <svg> cuts the circles off at its edges.
      `<svg y="${HEADER}" width="${WIDTH}" height="186">`,
      `<circle cx="540" cy="${46 + (seed % 5) * 12}" r="120" fill="${palette.main}" opacity=".35"/>`,
      `<circle cx="${90 + (seed % 4) * 20}" cy="166" r="80" fill="${palette.accent}" opacity=".28"/>`,
      '</svg>',
      label(WIDTH / 2, 122, title, {size: 34, fill: '#fff', anchor: 'middle'}),
      rect(190, 146, 260, 7, '#ffffff99'),
      rect(226, 162, 188, 7, '#ffffff99'),
      rect(232, 186, 82, 24, palette.accent, 12),
      rect(326, 186, 82, 24, '#ffffff33', 12),
      [0, 1, 2]
        .map((column) => {
          const x = 40 + column * 192;
          return (
            logo(x, 250, 26, palette, seed + column) +
            rect(x, 288, 90, 9, palette.title) +
            lines({x, y: 308, width: 168, count: 3, fill: palette.text, seed: seed + column, gap: 14})
          );
        })
        .join(''),
    ].join(''),

  blog: (palette, {seed}) =>
    [
      rect(24, 68, 592, 118, palette.deep, 8),
      `<path d="M24 ${160 - (seed % 5) * 6}q150 -70 300 -14t292 -30v62a8 8 0 0 1 -8 8h-576a8 8 0 0 1 -8 -8z" fill="${palette.main}" opacity=".8"/>`,
      `<circle cx="${420 + (seed % 6) * 22}" cy="104" r="18" fill="${palette.accent}"/>`,
      [0, 1]
        .map((row) => {
          const y = 212 + row * 74;
          return (
            `<circle cx="40" cy="${y + 12}" r="14" fill="${row === 0 ? palette.accent : palette.main}"/>` +
            rect(68, y, 210 + ((seed * 9 + row * 31) % 80), 12, palette.title) +
            lines({x: 68, y: y + 24, width: 400, count: 3, fill: palette.text, seed: seed + row, gap: 13})
          );
        })
        .join(''),
      lines({x: 520, y: 214, width: 96, count: 6, fill: palette.line, seed, gap: 20}),
    ].join(''),

  gallery: (palette, {seed, motif}) =>
    [
      rect(24, 66, 180, 16, palette.title),
      rect(24, 92, 270, 6, palette.text),
      [0, 1, 2, 3, 4, 5]
        .map((tile) => {
          const x = 24 + (tile % 3) * 202;
          const y = 116 + Math.floor(tile / 3) * 122;
          const fill = [palette.deep, palette.main, palette.panel][(tile + seed) % 3];
          return (
            rect(x, y, 188, 108, fill, 8) +
            motifs[motif](x + 94, y + 54, 20 + ((seed * 13 + tile * 17) % 22), palette)
          );
        })
        .join(''),
    ].join(''),
};

/** Mirrors what has no text in it. */
function mirror(content) {
  return `<g transform="translate(${WIDTH} 0) scale(-1 1)">${content}</g>`;
}

/**
 * The picture of one sample, as SVG: its site, drawn with bars in the place of words.
 *
 * @param seed - varies what samples of one layout look like
 */
export function drawPicture({title, tags, picture}, seed) {
  const palette = paletteOf(picture);
  const isMirrored = tags.includes('rtl');
  const body = layouts[picture.layout](palette, {seed, title, motif: picture.motif});
  const isMirrorable = isMirrored && picture.layout !== 'landing';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    rect(0, 0, WIDTH, HEIGHT, palette.page, 0),
    isMirrorable ? mirror(body) : body,
    header({title}, palette, {seed, isMirrored}),
    '</svg>\n',
  ].join('\n');
}

/** Every picture by the name of its file. */
export function drawPictures() {
  const samples = JSON.parse(fs.readFileSync(samplesFile, 'utf8'));
  return Object.fromEntries(samples.map((sample, index) => [`${sample.id}.svg`, drawPicture(sample, index)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fs.rmSync(picturesFolder, {recursive: true, force: true});
  fs.mkdirSync(picturesFolder, {recursive: true});
  for (const [name, svg] of Object.entries(drawPictures()))
    fs.writeFileSync(path.join(picturesFolder, name), svg);
}
