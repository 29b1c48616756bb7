import { afterEach, expect, it } from 'vitest';
import { exportedNetwork, fileOf } from '../support/exported-network';

const { changed, edit, editRow, exported, rowsOf, stored, take } = await exportedNetwork();
afterEach(() => take(exported));

const idAt = (file: string, line: number) => rowsOf(file)[line]?.split(';') ?? [];
const [TYRE = '', OF_TYRE = ''] = idAt('tyres.csv', 1);
const [OTHER_TYRE = '', OF_OTHER_TYRE = ''] = idAt('tyres.csv', 2);
const [, VARIANT = '', OF_VARIANT = ''] = idAt('variants.csv', 1);
/** One that no complete wheel is made of. */
const RIM = rowsOf('rims.csv').find(
  (row, index) =>
    index > 0 && !rowsOf('complete-wheels.csv').some((wheel) => wheel.includes(row.split(';')[0] ?? '')),
);
const [RIM_ID = '', OF_RIM = ''] = RIM?.split(';') ?? [];

const give = (file: string, id: string, gtin: string) => editRow(file, id, { gtin });

async function expectFilesAsGiven() {
  const files = await stored();
  for (const file of ['tyres.csv', 'rims.csv', 'variants.csv'])
    expect(files[file] === fileOf(file, changed), file).toBe(true);
}

it('the GTINs of a tyre, a rim and a variant go round, either way', async () => {
  for (const [first, second, third] of [
    [OF_RIM, OF_VARIANT, OF_TYRE],
    [OF_VARIANT, OF_TYRE, OF_RIM],
  ] as const) {
    await take([
      give('tyres.csv', TYRE, first),
      give('rims.csv', RIM_ID, second),
      give('variants.csv', VARIANT, third),
    ]);
    await expectFilesAsGiven();
  }
});

it('a GTIN goes over from what is retired to an article of another kind', async () => {
  const rims = edit('rims.csv', (text) => text.replace(`${RIM}\n`, ''));
  await take([rims, give('tyres.csv', TYRE, OF_RIM)]);
  await expectFilesAsGiven();
});

it('two tyres swap their GTINs', async () => {
  give('tyres.csv', TYRE, OF_OTHER_TYRE);
  await take(give('tyres.csv', OTHER_TYRE, OF_TYRE));
  await expectFilesAsGiven();
});
