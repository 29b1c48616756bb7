import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticFiles } from './static-files.server';

test('the files of the start are served, whatever becomes of their folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-files-'));
  for (const name of ['gone.txt', 'there.txt']) writeFileSync(path.join(folder, name), name);
  const serve = createStaticFiles(folder);
  const server = http.createServer((request, response) => {
    serve(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  rmSync(path.join(folder, 'gone.txt'));
  for (const name of ['there.txt', 'new.txt']) writeFileSync(path.join(folder, name), 'of a later version');
  for (const name of ['gone.txt', 'there.txt'])
    expect(await (await fetch(`${address}/${name}`)).text()).toBe(name);
  for (const name of ['new.txt', '.hidden', 'there.txt%00', '../there.txt'])
    expect((await fetch(`${address}/${name}`)).status).toBe(name === '../there.txt' ? 200 : 404);
});
