import { findGoodsFile, goodsFileLine } from '~/exchange/desk/import-goods-file.server';
import { checkPictures } from '~/exchange/pictures/check-pictures.server';
import { isShortened, SHORTENED_HINT } from '~/exchange/reading/cell-text';
import { formatProblem } from '~/exchange/reading/file-problems';
import type { Mapping } from '~/exchange/reading/mapping';
import { textTable } from '~/exchange/reading/text-table';
import { type Understood, understoodRows } from '~/exchange/reading/understood.server';
import { collectUnread, unreadLines } from '~/exchange/reading/unread';
import type { Progress } from '~/exchange/writing/progress-bar';
import type { Tools } from './tools';

const SHOWN_AT_ONCE = 50;
const MAX_PLACES = 5;

function unpricedRows(places: readonly string[]): string {
  const shown = places.slice(0, MAX_PLACES).join(', ') + (places.length > MAX_PLACES ? ', …' : '');
  return `${places.length} rows without a price: ${shown}. Nobody can buy them until prices.csv or the desk has one.`;
}

interface Options {
  kind: string | undefined;
  mapping: Mapping | undefined;
}

/** Shows what a table is understood as, row by row, and changes nothing. */
export async function checkFile(
  file: string,
  { kind, mapping: own }: Options,
  { pictureTools, fail }: Pick<Tools, 'pictureTools' | 'fail'>,
  progress: Progress,
): Promise<void> {
  const { tell } = progress;
  const unread = collectUnread();
  const unpriced: string[] = [];
  let rows: Record<string, string>[] = [];
  const counts = { understood: 0, problems: 0 };
  let hasShortened = false;
  const show = () => {
    if (rows.length > 0) tell(textTable(rows));
    rows = [];
  };
  let checkPicturesOfFile = async () => ({ lines: [] as string[], problems: 0 });
  const onPictures: Understood['onPictures'] = (one, pictures, paths) => {
    checkPicturesOfFile = () =>
      checkPictures(new Map([[one, pictures]]), paths, pictureTools(), (done, total) =>
        progress.show('pictures: checked', done, total),
      );
  };
  const goods = await findGoodsFile([file], kind, own);
  if (goods) tell(goodsFileLine(goods));
  const mapping = goods?.mapping ?? own;
  const rowsOfFile = understoodRows(file, goods ? 'goods' : kind, mapping, { unread, onPictures });
  for await (const { place, fields, problems } of rowsOfFile) {
    if (fields) rows.push({ Zeile: place.replace('Zeile ', ''), ...fields });
    if (fields && !goods && kind !== 'prices' && fields.preis === '') unpriced.push(place);
    counts.understood += fields ? 1 : 0;
    counts.problems += problems.length;
    hasShortened ||= problems.some(isShortened);
    if (problems.length > 0 || rows.length >= SHOWN_AT_ONCE) show();
    for (const problem of problems) tell(formatProblem(problem));
  }
  show();
  if (hasShortened) tell(SHORTENED_HINT);
  for (const line of unreadLines(unread)) tell(line);
  if (unpriced.length > 0) tell(unpricedRows(unpriced));
  const pictures = await checkPicturesOfFile();
  for (const line of pictures.lines) tell(line);
  counts.problems += pictures.problems;
  tell(`${counts.understood} rows understood, ${counts.problems} problems. Nothing was changed.`);
  if (counts.problems > 0) fail();
}
