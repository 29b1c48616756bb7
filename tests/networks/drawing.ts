import fc from 'fast-check';
import { z } from 'zod';
import { themeLinkSchema } from '~/domain/tenancy/theme';
import type { NetworkFile } from '~/platform/files/network-file';
import type { OwnArbitraries } from './arbitrary-of';

export type Entry = Record<string, unknown>;
/** Takes a value by the network's seed. */
export type Draw = <Value>(arbitrary: fc.Arbitrary<Value>) => Value;

/** Arbitraries by path for fields whose schema is too general; `link` is for every link. */
export const byPath =
  (own: Readonly<Record<string, fc.Arbitrary<unknown>>>, link?: fc.Arbitrary<unknown>): OwnArbitraries =>
  (schema, path) =>
    schema === themeLinkSchema && link ? link : own[path];

export const some = <Value>(arbitrary: fc.Arbitrary<Value>, minLength: number, maxLength: number) =>
  fc.array(arbitrary, { minLength, maxLength, size: 'max' });

export function shapeOf({ codec }: Pick<NetworkFile, 'codec'>): Record<string, z.core.$ZodType> {
  let schema: z.core.$ZodType = codec.schema;
  while (schema instanceof z.core.$ZodPipe) schema = schema._zod.def.in;
  if (!(schema instanceof z.core.$ZodObject)) throw new Error('An entry is no object.');
  return schema._zod.def.shape;
}
