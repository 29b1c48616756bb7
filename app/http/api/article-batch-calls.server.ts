import { z } from 'zod';
import type { ApiKey } from '~/domain/programs/api-keys.server';
import { REMOVES } from '~/exchange/lines/line-removals';
import {
  type ArticleTable,
  codecOfTable,
  someArticleLine,
  writeArticleLines,
} from '~/exchange/lines/write-article-lines.server';
import { vehicleCodec, writeVehicleLines } from '~/exchange/lines/write-vehicle-lines.server';
import type { Codec } from '~/platform/files/codec';
import { batchAnswer, batchInput, batchResult } from './batch-calls.server';
import type { Call, Example } from './call.server';
import { defineKeyCall, recordRefusedKey } from './key-call.server';
import { MAX_LINES } from './read-lines.server';
import { type Refused, refusal } from './refusal';

/** Articles and vehicles are those of all locations. */
const needsNetwork = refusal(
  403,
  'network_key_needed',
  'Das geht nur mit einem Schlüssel für alle Standorte.',
);

const isOfNetwork = ({ locationIds }: Pick<ApiKey, 'locationIds'>) => locationIds === null;

const id = z.union([z.string(), z.number()]).describe('bleibt für immer dieselbe');
const column = z.union([z.string(), z.number(), z.null()]).describe('wie in der Datei');
const flagColumn = z.union([z.boolean(), z.literal(['', '0', '1', 0, 1, null])]).describe('wie in der Datei');
const removes = z
  .literal(true)
  .optional()
  .describe('allein mit „id“: nicht mehr anbieten; nur mit allowRemovals=true');

const changeInput = batchInput.extend({
  allowRemovals: z
    .enum(['true', 'false'])
    .optional()
    .describe(`true: Zeilen mit „${REMOVES}“ gelten; ohne werden sie abgelehnt`),
});

function lineOf({ columns, cells }: Pick<Codec, 'columns' | 'cells'>, isWhole: boolean): z.ZodObject {
  const others = columns.filter((name) => name !== 'id');
  const typeOf = (name: string) => (cells[name]?.isFlag ? flagColumn : column);
  const isNeeded = (name: string) => isWhole && !cells[name]?.isOptional;
  return z.object({
    id,
    ...Object.fromEntries(
      others.map((name) => [name, isNeeded(name) ? typeOf(name) : typeOf(name).optional()]),
    ),
    ...(!isWhole && { [REMOVES]: removes }),
  });
}

interface TableDeclaration {
  path: string;
  /** 'Reifen' */
  what: string;
  codec: Pick<Codec, 'columns' | 'cells'>;
  write: typeof writeVehicleLines;
  example(isWhole: boolean): Call['example'];
}

function tableCalls({ path, what, codec, write, example }: TableDeclaration): [put: Call, patch: Call] {
  const [put, patch] = [true, false].map((isWhole) =>
    defineKeyCall({
      method: isWhole ? 'PUT' : 'PATCH',
      path,
      summary: isWhole
        ? `${what} anlegen oder ersetzen, bis zu ${MAX_LINES} Zeilen mit allen Spalten; jede hat ihr Ergebnis`
        : `${what} ändern, bis zu ${MAX_LINES} Zeilen mit „id“ und den Spalten, die sich ändern, oder nicht mehr anbieten; jede hat ihr Ergebnis`,
      scope: 'catalogue',
      inPath: [],
      input: isWhole ? batchInput : changeInput,
      line: lineOf(codec, isWhole),
      answer: batchAnswer,
      refusals: [needsNetwork],
      example: example(isWhole),
      run: async (scope, input, body) => {
        const { context, key } = scope;
        if (!isOfNetwork(key)) {
          await recordRefusedKey(scope, key, 'network');
          return needsNetwork;
        }
        const lines = await (body as unknown as () => Promise<{ value: unknown[] } | Refused>)();
        if ('refusal' in lines) return lines;
        const { mode = 'right', allowRemovals } = input as z.output<typeof changeInput>;
        const rules = { mode, isWhole, allowsRemovals: allowRemovals === 'true' };
        return batchResult(await write(context, lines.value, rules));
      },
    }),
  );
  return [put, patch] as [Call, Call];
}

const articleTables: Readonly<Record<ArticleTable, { what: string; changed: Record<string, string> }>> = {
  tyres: { what: 'Reifen', changed: { dot: '2026' } },
  rims: { what: 'Felgen', changed: { preis: '189.00' } },
  completeWheels: { what: 'Kompletträder', changed: { preis: '389.00' } },
  products: { what: 'Produkte', changed: { beschreibung: 'Passt auf jeden Grundträger.' } },
  variants: { what: 'Ausführungen von Produkten', changed: { bestand: 'eigen' } },
};

const lineExample =
  (table: ArticleTable, isWhole: boolean): Call['example'] =>
  async (_tenant, context): Promise<Example> => {
    const line = await someArticleLine(context, table);
    const changed = { id: line?.id ?? 'beispiel', ...articleTables[table].changed };
    return { input: { mode: 'all' }, lines: [isWhole ? { ...line, ...changed } : changed] };
  };

const exampleVehicle = {
  id: 'beispiel-kombi-1-5',
  fahrzeugart: 'PKW',
  hersteller: 'Beispiel',
  modell: 'Kombi',
  baureihe: 'Kombi I',
  motor: '1.5',
  karosserie: '',
  getriebe: '',
  ausstattung: '',
  bezeichnung: 'Beispiel Kombi I 1.5',
  ecode: '',
  kw: 96,
  gebautVon: '2024-01',
  gebautBis: '',
  form: 'kombi',
  schluessel: '9999/ZZZ',
  fin: '',
  lochzahl: 5,
  lochkreis: 112,
  mittenloch: 57.1,
  einpresstiefeVon: 45,
  einpresstiefeBis: 50,
  achslastVorn: 1050,
  achslastHinten: 980,
  hoechstgeschwindigkeit: 210,
  rdks: 'indirekt',
  bereifung: '205/55R16 91V auf 6.5x16 ET46 = CoC-Papier',
  quelle: 'eigene Daten',
};

/** PUT and PATCH of each table. */
export const articleBatchCalls = Object.fromEntries(
  (Object.keys(articleTables) as ArticleTable[]).map((table) => [
    table,
    tableCalls({
      path: `/api/v1/${table}`,
      what: articleTables[table].what,
      codec: codecOfTable(table),
      write: (context, lines, how) => writeArticleLines(context, lines, { ...how, table }),
      example: (isWhole) => lineExample(table, isWhole),
    }),
  ]),
) as unknown as Readonly<Record<ArticleTable, readonly [Call, Call]>>;

export const vehicleBatchCalls = tableCalls({
  path: '/api/v1/vehicles',
  what: 'Fahrzeuge',
  codec: vehicleCodec,
  write: writeVehicleLines,
  example: (isWhole) => async () => ({
    input: { mode: 'all' },
    lines: [isWhole ? exampleVehicle : { id: exampleVehicle.id, kw: 110 }],
  }),
});
