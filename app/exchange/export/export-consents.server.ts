import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { consentRows } from '~/domain/consent/consents.server';
import type { Context } from '~/platform/context';
import type { Period } from '~/values/german-month';

const columns = ['Kennung', 'Zeitpunkt', 'Host', 'Einwilligung', 'GPC', 'Fassung', 'Text'];

export async function exportConsents(
  context: Pick<Context, 'db'>,
  file: string,
  period: Period,
): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const rows of consentRows(context, period))
      for (const row of rows) {
        count += 1;
        yield [
          row.id,
          row.chosenAt.toISOString(),
          row.hostname,
          ['C0001', ...row.granted].join(' '),
          row.hasPrivacySignal ? 'ja' : 'nein',
          row.textVersion,
          row.text,
        ];
      }
  }
  const part = `${file}.part`;
  await pipeline(
    Readable.from(lines()),
    stringify({ header: true, columns, delimiter: ';', bom: true }),
    createWriteStream(part),
  );
  await rename(part, file);
  return count;
}
