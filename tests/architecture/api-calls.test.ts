import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { calls } from '~/http/api/calls.server';
import { projectFolder } from '../support/built-shop';

const nameOf = ({ method, path: address }: { method: string; path: string }) => `${method} ${address}`;

/** Sent again they make another empty cart, the same answer for a known address, another test event. */
const harmless = [
  'POST /api/v1/auth/signup',
  'POST /api/v1/standorte/{standortUrl}/carts',
  'POST /api/v1/subscriptions/{id}/test',
];

it('a call that makes something is repeatable, or does no harm when it is sent again', () => {
  const making = calls.filter(({ status }) => status === 201);
  expect(
    making
      .filter(({ isRepeatable }) => !isRepeatable)
      .map(nameOf)
      .sort(),
  ).toEqual(harmless);
});

const folder = path.join(projectFolder, 'app/routes/api');

/** `api.v1.standorte.$standortUrl_.tires.ts` is `/api/v1/standorte/{standortUrl}/tires`. */
const addressOf = (file: string) =>
  `/${file
    .replace(/\.tsx?$/, '')
    .replaceAll(/\[(.+?)\]/g, (_all, literal: string) => literal.replaceAll('.', '\0'))
    .split('.')
    .map((segment) => segment.replace(/_$/, '').replace(/^\$(.+)$/, '{$1}'))
    .join('/')
    .replaceAll('\0', '.')}`;

const ownAnswers = ['api.docs.tsx', 'api.v1.openapi[.]json.ts'];

it('the routes of the API are thin, and each declared path has one', () => {
  const files = readdirSync(folder).filter((file) => !ownAnswers.includes(file));
  expect(files.map(addressOf).sort()).toEqual([...new Set(calls.map(({ path: address }) => address))].sort());
  for (const file of files) {
    const code = readFileSync(path.join(folder, file), 'utf8')
      .replaceAll(/^import [^;]+;\n/gm, '')
      .trim();
    expect([file, code]).toEqual([
      file,
      expect.stringMatching(/^export const loader = answerOf\([^()]+\);\s+export const action = loader;$/),
    ]);
  }
});
