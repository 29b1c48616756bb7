import { expect, it } from 'vitest';
import { kindName } from '~/domain/desk/imports/messages';
import { fileNames } from '~/exchange/reading/named-files.server';

it.each(fileNames)('staff choose the file %s by a German name', (name) => {
  expect(kindName(name)).toMatch(/^[A-ZÄÖÜ]/);
});
