import { describe, expect, it } from 'vitest';
import { hostileForms } from '../../tests/support/hostile-files';
import { processorMs } from '../../tests/support/processor-time';
import { FormBoundsError, sentForm } from './sent-form.server';

const posted = ({ content, type }: { content: Buffer | FormData; type?: string }) =>
  new Request('http://localhost/', {
    method: 'POST',
    body: content instanceof FormData ? content : new Uint8Array(content),
    ...(type && { headers: { 'content-type': type } }),
  });

const parts = (boundary: string, count: number) =>
  Buffer.from(
    `${Array.from({ length: count }, (_, at) => `--${boundary}\r\nContent-Disposition: form-data; name="a${at}"\r\n\r\nx\r\n`).join('')}--${boundary}--\r\n`,
  );

describe('the boundary', () => {
  it.each([
    'multipart/form-data; boundary=x-1',
    'multipart/form-data;boundary="x-1"',
    'Multipart/Form-Data; boundary=x-1; charset=utf-8',
    'multipart/form-data; charset=UTF-8; boundary=x-1',
  ])('of %s is read, and its parts are counted', async (type) => {
    expect([...(await sentForm(posted({ content: parts('x-1', 5), type }), 5))]).toHaveLength(5);
    await expect(sentForm(posted({ content: parts('x-1', 6), type }), 5)).rejects.toThrow(FormBoundsError);
  });

  it.each([
    'multipart/form-data; x="; boundary=zzz"; boundary=x-1',
    'multipart/form-data; boundary="x-1',
    'multipart/form-data; boundary="\\x-1"',
    'multipart/form-data; boundary=zzz; boundary=x-1',
    'multipart/form-data; boundary=',
    'multipart/form-data',
    'multipart/mixed; boundary=x-1',
  ])('of %s is refused, whatever it is read as elsewhere', async (type) => {
    for (const count of [1, 5_000])
      await expect(sentForm(posted({ content: parts('x-1', count), type }), 50)).rejects.toThrow(
        FormBoundsError,
      );
  });
});

describe('a form', () => {
  it('with files and fields is read as it was sent', async () => {
    const content = new FormData();
    content.append('text', 'Ä\r\n--x\r\n');
    content.append('datei', new Blob([Buffer.alloc(3_000_000, '\r\n--')]), 'groß.bin');
    const form = await sentForm(posted({ content }));
    expect(form.get('text')).toBe('Ä\r\n--x\r\n');
    expect(form.get('datei')).toMatchObject({ name: 'groß.bin', size: 3_000_000 });
  });

  it('of one field fewer than its bound is read, and of one more is not', async () => {
    const of = (count: number) =>
      posted({
        content: Buffer.from(Array.from({ length: count }, (_, at) => `a${at}=1`).join('&')),
        type: 'application/x-www-form-urlencoded',
      });
    expect([...(await sentForm(of(50), 50))]).toHaveLength(50);
    await expect(sentForm(of(51), 50)).rejects.toThrow(FormBoundsError);
  });

  it.each([20, 21])('of %i parts is read up to its bound', async (count) => {
    const content = new FormData();
    for (let at = 0; at < count; at += 1) content.append(`a${at}`, 'x');
    const read = sentForm(posted({ content }), 20).then(
      (form) => [...form].length,
      (error: Error) => error.constructor,
    );
    expect(await read).toBe(count === 20 ? 20 : FormBoundsError);
  });
});

/** Of the processor, on a machine that others use, too. */
const MAX_MS = 500;

it.each(hostileForms(2_000_000).map((file) => [file.name, file] as const))(
  'a form of hostile %s is refused before it is taken apart',
  async (_name, file) => {
    const read = () =>
      sentForm(posted(file)).then(
        (form) => [...form].length,
        () => 'refused',
      );
    expect(await read()).toBe('refused');
    expect(await processorMs(async () => void (await read()))).toBeLessThan(MAX_MS);
  },
);
