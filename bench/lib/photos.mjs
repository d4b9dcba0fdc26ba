// Creates photos for the benchmark: 4 megapixels of soft shapes and noise, the same in every run.
import fs from 'node:fs';
import path from 'node:path';

const width = 2464;
const height = 1632;

/** Returns a random number generator (xorshift32), which returns numbers from 0 to 1. */
function randomFrom(seed) {
  let state = seed * 2654435761 + 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function pixelsOf(seed) {
  const random = randomFrom(seed);
  const waves = Array.from({length: 9}, () => ({
    x: (random() * 24) / width,
    y: (random() * 24) / height,
    at: random() * 6.3,
    strength: 8 + random() * 30,
  }));
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const grain = random() * 20 - 10;
      for (let color = 0; color < 3; color += 1, at += 1) {
        let value = 120 + grain;
        for (let wave = color * 3; wave < color * 3 + 3; wave += 1) {
          const {x: byX, y: byY, at: start, strength} = waves[wave];
          value += strength * Math.sin(x * byX + y * byY + start);
        }
        pixels[at] = Math.max(0, Math.min(255, value));
      }
    }
  }
  return pixels;
}

/** Writes "1.jpg" to "<count>.jpg"; existing files are kept. @param sharp - the module "sharp" */
export async function writePhotos(sharp, folder, count) {
  fs.mkdirSync(folder, {recursive: true});
  for (let seed = 1; seed <= count; seed += 1) {
    const file = path.join(folder, `${seed}.jpg`);
    if (fs.existsSync(file)) continue;
    await sharp(pixelsOf(seed), {raw: {width, height, channels: 3}})
      .jpeg({quality: 90})
      .toFile(file);
  }
}
