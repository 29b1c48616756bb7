import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

type Program = 'nginx' | 'haproxy';

const programs = { nginx: 'nginx-light', haproxy: 'haproxy' } as const;
const fileOf = (program: Program) => `/usr/sbin/${program}`;

/** As root on Debian and similar systems it is installed. @returns whether it can run */
export function hasProxy(program: Program): boolean {
  if (!fs.existsSync(fileOf(program)) && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get'))
    execFileSync('apt-get', ['install', '-yq', '--no-install-recommends', programs[program]], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    });
  return fs.existsSync(fileOf(program));
}

/** Both keep one connection to the shop, so that each request follows another on it. */
const settings = {
  nginx: (folder: string, port: number, shopPort: number) => `
    daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error;
    events { worker_connections 256; }
    http {
      access_log off; client_max_body_size 0; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      upstream shop { server 127.0.0.1:${shopPort}; keepalive 1; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://shop; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
          proxy_request_buffering off; proxy_next_upstream off;
        }
      }
    }`,
  haproxy: (_folder: string, port: number, shopPort: number) => `
defaults
  mode http
  timeout connect 2s
  timeout client 70s
  timeout server 70s
  http-reuse always
frontend visitors
  bind 127.0.0.1:${port}
  default_backend shop
backend shop
  server one 127.0.0.1:${shopPort} maxconn 1 pool-max-conn 1
`,
};

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

/** In front of the shop for the calling test. @returns its port */
export async function startProxy(program: Program, shopPort: number): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `radhaus-${program}-`));
  fs.chmodSync(folder, 0o777);
  const port = await freePort();
  const file = path.join(folder, 'settings');
  fs.writeFileSync(file, settings[program](folder, port, shopPort));
  const option = program === 'nginx' ? '-c' : '-f';
  const child = spawn(fileOf(program), [option, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (text) => {
    printed += String(text);
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isOpen(port)) return port;
    await wait(50);
  }
  throw new Error(`${program} does not start: ${printed}`);
}
