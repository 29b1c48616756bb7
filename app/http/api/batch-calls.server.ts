import { z } from 'zod';
import { opensLocation } from '~/domain/programs/api-keys.server';
import type { Scope } from '~/domain/programs/scopes';
import { type LineResult, lineModes } from '~/exchange/lines/check-lines';
import { type LineScope, writePriceLines, writeStockLines } from '~/exchange/lines/write-lines.server';
import type { Context } from '~/platform/context';
import type { Call, Example } from './call.server';
import { soldProduct } from './example-articles.server';
import { defineKeyCall, type KeyScope } from './key-call.server';
import { MAX_LINES } from './read-lines.server';
import type { Refused } from './refusal';

const stockLine = z.object({
  id: z.string().describe('„tyre:…“; ohne Art ein Reifen'),
  standort: z.string().describe('standortUrl; leer: Zentrallager'),
  stueck: z
    .union([z.int().min(0).max(999_999), z.string().regex(/^\d{1,6}$/)])
    .describe('gezählte Stück, mit den reservierten'),
  trotzdem: z
    .boolean()
    .optional()
    .describe(
      'true: die Zählung gilt auch, wenn für Bestellungen mehr reserviert ist; sonst wird die Zeile abgelehnt',
    ),
});

const priceLine = z.object({
  artikel: z.string().describe('„tyre:…“; ohne Art ein Reifen'),
  standort: z.string().describe('standortUrl; leer: alle Standorte'),
  preis: z.string().describe('Euro mit MwSt., „84.90“; leer: der eigene Preis des Standorts endet'),
  gueltigVon: z.string().optional().describe('„2026-12-01T00:00:00+01:00“; leer: ab jetzt'),
  angebot: z.string().optional().describe('Euro, „79.90“'),
  angebotBis: z.string().optional().describe('gehört genau zu einem Angebot'),
});

export const batchAnswer = z.object({
  done: z.int(),
  refused: z.int(),
  results: z
    .array(
      z.object({
        line: z.int().describe('ab 1'),
        state: z
          .enum(['done', 'refused', 'left'])
          .describe('left: richtig, aber wegen anderer Zeilen nicht übernommen'),
        problems: z.array(z.object({ field: z.string(), message: z.string() })),
      }),
    )
    .describe('zu jeder Zeile eines'),
});

export const batchInput = z.strictObject({
  mode: z
    .enum(lineModes)
    .optional()
    .describe('right (üblich): was richtig ist, gilt; all: nur wenn alle Zeilen richtig sind'),
});

export function batchResult(results: LineResult[]): z.input<typeof batchAnswer> {
  const count = (state: LineResult['state']) => results.filter((one) => one.state === state).length;
  return { done: count('done'), refused: count('refused'), results };
}

interface BatchDeclaration {
  method: 'PUT' | 'PATCH';
  path: string;
  summary: string;
  scope: Scope;
  line: z.ZodObject;
  example: Call['example'];
  write: (context: Context, lines: readonly unknown[], scope: LineScope) => Promise<LineResult[]>;
}

function scopeOfLines({ key, services }: KeyScope, mode: LineScope['mode']): LineScope {
  const opened = [...services.network().locationsByUrl.values()].filter(({ id }) => opensLocation(key, id));
  return {
    locationIds: new Map(opened.map(({ url, id }) => [url, id])),
    isOfNetwork: key.locationIds === null,
    reference: `API ${key.name}`,
    mode,
  };
}

function defineBatchCall({ write, ...declared }: BatchDeclaration) {
  return defineKeyCall({
    ...declared,
    inPath: [],
    input: batchInput,
    answer: batchAnswer,
    run: async (scope, { mode = 'right' }, body) => {
      const read = body as unknown as () => Promise<{ value: unknown[] } | Refused>;
      const lines = await read();
      if ('refusal' in lines) return lines;
      return batchResult(await write(scope.context, lines.value, scopeOfLines(scope, mode)));
    },
  });
}

const exampleOf =
  (line: (article: string, standortUrl: string) => object): Call['example'] =>
  async (tenant, context): Promise<Example> => {
    const { productId } = await soldProduct(tenant, context);
    return { input: { mode: 'all' }, lines: [line(`product:${productId}`, tenant.location.url)] };
  };

const stockBatch = {
  path: '/api/v1/stock',
  summary: `Gezählten Bestand melden, bis zu ${MAX_LINES} Zeilen; jede hat ihr Ergebnis`,
  scope: 'stock',
  line: stockLine,
  example: exampleOf((id, standort) => ({ id, standort, stueck: 25 })),
  write: writeStockLines,
} as const;

const priceBatch = {
  path: '/api/v1/prices',
  summary: `Preise melden, bis zu ${MAX_LINES} Zeilen; jede hat ihr Ergebnis`,
  scope: 'prices',
  line: priceLine,
  example: exampleOf((artikel, standort) => ({ artikel, standort, preis: '84.90' })),
  write: writePriceLines,
} as const;

// A line is whole: PUT and PATCH do the same.
export const putStockCall = defineBatchCall({ ...stockBatch, method: 'PUT' });
export const stockBatchCall = defineBatchCall({ ...stockBatch, method: 'PATCH' });
export const putPricesCall = defineBatchCall({ ...priceBatch, method: 'PUT' });
export const priceBatchCall = defineBatchCall({ ...priceBatch, method: 'PATCH' });
