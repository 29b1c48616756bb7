// Turns the PNG files of a folder into the demo's pictures: node .studio/encode.mjs FROM TO
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const [from, to] = process.argv.slice(2);
let bytes = 0;
for (const name of await readdir(from)) {
  if (!name.endsWith('.png')) continue;
  const file = path.join(to, name.replace('.png', '.avif'));
  const [made, drawn] = await Promise.all(
    [file, path.join(from, name)].map((one) => stat(one).catch(() => undefined)),
  );
  if (made && drawn && made.mtimeMs > drawn.mtimeMs) {
    bytes += made.size;
    continue;
  }
  const { size } = await sharp(path.join(from, name)).avif({ quality: 66, effort: 4 }).toFile(file);
  bytes += size;
}
process.stdout.write(`${Math.round(bytes / 1024)} KiB\n`);
