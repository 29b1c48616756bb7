import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { blankSidewalls } from './blank-sidewalls';

const folder = path.resolve(import.meta.dirname, '../../../commands/demo/pictures');
const names: Record<string, string> = {
  hoch: 'hoch',
  sport: 'sport',
  suv: 'suv',
  transporter: 'transporter',
};

it('names each oblique photo of a tyre or wheel, and what it shows', () => {
  const photos = readdirSync(folder).filter(
    (file) => /^(reifen|rad)-/.test(file) && !/-(profil|seite|vorn)\.avif$/.test(file),
  );
  const shown = photos.map((file) => {
    const kind = /(\w+)\.avif$/.exec(file)?.[1] ?? '';
    return [
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
      names[kind] ?? 'pkw',
    ];
  });
  expect(blankSidewalls).toEqual(Object.fromEntries(shown));
});
