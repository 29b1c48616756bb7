// Turns the PNG files of a folder into the shop's pictures: node .studio/encode.mjs FROM TO [avif,webp]
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const [from, to, formats = 'avif'] = process.argv.slice(2);
const options = { avif: { quality: 41, effort: 6 }, webp: { quality: 70, alphaQuality: 70, effort: 6 } };
let bytes = 0;
for (const name of await readdir(from)) {
  if (!name.endsWith('.png')) continue;
  for (const format of formats.split(',')) {
    const file = path.join(to, name.replace('.png', `.${format}`));
    const [made, drawn] = await Promise.all(
      [file, path.join(from, name)].map((one) => stat(one).catch(() => undefined)),
    );
    if (made && drawn && made.mtimeMs > drawn.mtimeMs) {
      bytes += made.size;
      continue;
    }
    const { size } = await sharp(path.join(from, name)).toFormat(format, options[format]).toFile(file);
    bytes += size;
  }
}
process.stdout.write(`${Math.round(bytes / 1024)} KiB\n`);
