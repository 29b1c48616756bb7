import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { isIsoDay } from '~/values/calendar';
import { oddDays, oddMoments } from '../support/odd-days';
import { root, sourceFiles } from './source-files';

const sources = sourceFiles().filter(({ name }) => !/\.(test|d)\.tsx?$/.test(name));

const isDayOrMoment = (schema: z.ZodType) =>
  schema instanceof z.ZodISODate || schema instanceof z.ZodISODateTime;

/** Answers of the API are written, not read. */
const WRITTEN = new Set(['answer', 'answers', 'format', 'stored', 'write']);

/** Every schema of a day or a moment that a value holds, with the way to it. */
function daysIn(value: unknown, way: string, seen: Set<unknown>): [way: string, schema: z.ZodType][] {
  if (value === null || typeof value !== 'object' || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof z.ZodType) {
    if (isDayOrMoment(value)) return [[way, value]];
    return daysIn(value.def, way, seen);
  }
  if (Object.getPrototypeOf(value) !== Object.prototype && !Array.isArray(value)) return [];
  return Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([name, { value: own, get }]) =>
    WRITTEN.has(name) ? [] : daysIn(get ? get.call(value) : own, `${way}.${name}`, seen),
  );
}

const now = new Date();

/** Schemas that depend on the clock are made by functions of a day or a moment. */
function called(value: unknown): unknown {
  if (typeof value !== 'function' || value.length !== 1 || !/schema|date/i.test(value.name)) return value;
  return value.name === 'wishDate' ? value(now.toISOString().slice(0, 10)) : value(now);
}

const PURE =
  /(schemas|-form|-field|-file\.server|-table|-calls?\.server|calls\.server|cells|manifest|notice|opening-hours|wish-date|workshop-subject\.server|settings)\.ts$/;

it('every field of a day or a moment in a schema refuses what may not be stored', async () => {
  const mentions = sources.filter(({ name }) => PURE.test(name));
  const seen = new Set<unknown>();
  const found: [string, z.ZodType][] = [];
  for (const { name } of mentions) {
    const module: Record<string, unknown> = await import(path.join(root, name));
    for (const [exported, value] of Object.entries(module))
      if (!exported.endsWith('Answer')) found.push(...daysIn(called(value), `${name} ${exported}`, seen));
  }
  expect(found.length).toBeGreaterThanOrEqual(20);
  const faults = found.flatMap(([way, schema]) =>
    [...oddDays, ...oddMoments].flatMap((text) => {
      const parsed = schema.safeParse(text);
      if (!parsed.success) return [];
      const day = new Date(text).toISOString().slice(0, 10);
      return isIsoDay(day) ? [] : [`${way} takes ${text}`];
    }),
  );
  expect(faults).toEqual([]);
}, 120_000);

it('a day or a moment from outside is read by its one schema', () => {
  const own = /^app\/values\/day-field\.ts$/;
  const faults = sources.flatMap(({ name, text }) =>
    own.test(name)
      ? []
      : text.split('\n').flatMap((line, index) => {
          const isRead = /z\.(iso\.date|date|coerce\.date)\(|z\.iso\.datetime\(\{/.test(line);
          const isWritten = name.startsWith('app/http/api/') && /z\.iso\.date\(\)/.test(line);
          return isRead && !isWritten ? [`${name}:${index + 1} ${line.trim()}`] : [];
        }),
  );
  expect(faults).toEqual([]);
});

it('a column of a day or a moment is read by its one type', () => {
  const tables = sources.filter(({ name }) => name.endsWith('tables.ts'));
  const faults = tables.filter(({ text }) => /\b(timestamp|date)\(/.test(text)).map(({ name }) => name);
  expect(faults).toEqual([]);
});
