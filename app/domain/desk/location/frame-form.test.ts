import { expect, it } from 'vitest';
import { frameSchema } from './frame-form';

const read = (rahmen: string) => frameSchema.safeParse({ rahmen });

it('takes hosts and addresses, each once', () => {
  expect(read('www.haus.de, https://WWW.haus.de/seite?a=1\n*.haus.de').data).toEqual({
    rahmen: ['www.haus.de', '*.haus.de'],
  });
  expect(read('  ').data).toEqual({ rahmen: [] });
});

it.each(['localhost', "haus.de'; script-src *", 'haus..de', '*', 'ä.de', '10.0.0.1'])(
  'refuses %s',
  (text) => {
    expect(read(text).error?.issues[0]?.message).toContain('Kein Name einer Website');
  },
);

it('refuses more than twenty', () => {
  expect(read(Array.from({ length: 21 }, (_, index) => `h${index}.de`).join(' ')).success).toBe(false);
});
