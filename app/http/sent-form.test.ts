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
