import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.server';

const posted = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });
const fieldsOf = async (body: string) => Object.fromEntries(await readForm(posted(body)));

describe('a posted form', () => {
  it('gives the first value of each plain field', async () => {
    expect(await fieldsOf('menge=4&menge=9&artikel=tyre%3Aa')).toEqual({ menge: '4', artikel: 'tyre:a' });
  });

  it('has no lists, paths or intents in it', async () => {
    const body = 'weg=x&a[3000000]=1&a.b=1&__intent__=x&__proto__=y&__state__={}';
    expect(await fieldsOf(body)).toEqual({ weg: 'x' });
  });

  it('has values of bounded length', async () => {
    expect((await fieldsOf(`vorname=${'x'.repeat(50_000)}`)).vorname).toHaveLength(2_000);
  });

  it.each([
    ['too many fields', posted('a=1&'.repeat(101)), 400],
    ['JSON', posted('{}', 'application/json'), 415],
    ['a body without type', new Request('http://localhost/', { method: 'POST' }), 415],
    ['multipart without boundary', posted('x', 'multipart/form-data'), 400],
  ])('with %s is refused', async (_name, request, status) => {
    await expect(readForm(request)).rejects.toMatchObject({ status });
  });
});
