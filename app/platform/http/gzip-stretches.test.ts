import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressStretch, gzipOf } from './gzip-stretches.server';

const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));

test('stretches and the bytes between them unpack to what they were made of', async () => {
  const parts = fc.array(fc.record({ isFixed: fc.boolean(), content: bytes }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(parts, async (given) => {
      const member = gzipOf(
        await Promise.all(
          given.map(({ isFixed, content }) => (isFixed ? compressStretch(content) : content)),
        ),
      );
      expect(zlib.gunzipSync(member)).toEqual(Buffer.concat(given.map(({ content }) => content)));
    }),
  );
});

test('a stretch is used in many bodies, and repeats within it are compressed', async () => {
  const stretch = await compressStretch(Buffer.from('<article class="card">Reifen</article>'.repeat(500)));
  for (const own of ['', 'drei', 'Stück '.repeat(30)]) {
    const member = gzipOf([stretch, Buffer.from(own), stretch]);
    expect(zlib.gunzipSync(member).toString()).toContain(`</article>${own}<article`);
    expect(member.length).toBeLessThan(1_000);
  }
});

test('own bytes may be longer than a stored block', () => {
  const own = randomBytes(200_000);
  expect(zlib.gunzipSync(gzipOf([own])).equals(own)).toBe(true);
});

test('the length of own bytes shows, their content does not', async () => {
  const page = await compressStretch(Buffer.from('<input value="geheimnis">'));
  const lengthWith = (own: string) => gzipOf([page, Buffer.from(own)]).length;
  expect(lengthWith('geheimnis')).toBe(lengthWith('xqzwvkjyp'));
});
