import type http from 'node:http';
import { type FormChoice, readForm } from './html-forms';
import { request, type TestAnswer, type TestRequest } from './request';

const MAX_REDIRECTS = 10;
const DESK = /^(\/[\w-]+)?\/tresen\b/;
/** A preview stores nothing. Secrets are on the answer to their form and nowhere else, and the first location signs in with it. */
const ANSWERED_WITH_PAGE = /[?&]vorschau\b|\/tresen\/(api-schluessel|webhooks|einrichten)\b/;

/** Keeps the cookies of one host, like a browser without JavaScript. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly shop: { port: number },
    private readonly host = 'localhost',
    /** By default each request has a connection of its own. */
    private readonly agent?: http.Agent,
  ) {}

  /** Does not follow redirects. */
  async send(test: Omit<TestRequest, 'port' | 'host'>): Promise<TestAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie ? { cookie } : {}), ...test.headers };
    const { agent } = this;
    const answer = await request({ agent, ...test, port: this.shop.port, host: this.host, headers });
    for (const header of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = header.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(header)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** Follows redirects; `path` in the answer is the last one. */
  async open(path: string): Promise<TestAnswer & { path: string }> {
    return this.follow(await this.send({ path }), path);
  }

  async post(path: string, form: Record<string, string | string[]>): Promise<TestAnswer & { path: string }> {
    return this.afterPost(await this.send({ path, form, headers: this.ownOrigin() }), path);
  }

  /** Sends a form whose page is not looked at. @returns the answer, and where it leads */
  async tell(
    path: string,
    form: Record<string, string | string[]>,
  ): Promise<TestAnswer & { next: string | undefined }> {
    const answer = await this.send({ path, form, headers: this.ownOrigin() });
    const { location } = answer.headers;
    const next = location && new URL(location, `http://${this.host}:${this.shop.port}${path}`);
    return { ...answer, next: next ? next.pathname + next.search : undefined };
  }

  /** @throws {Error} if the page has no such form */
  async submit(
    page: { text: string; path: string },
    choice: FormChoice,
    fields: Record<string, string | string[]> = {},
  ): Promise<TestAnswer & { path: string }> {
    const form = readForm(page.text, choice);
    const values = { ...form.fields, ...fields };
    const { pathname, search } = new URL(form.action || page.path, `http://localhost${page.path}`);
    if (form.method === 'post') return this.post(pathname + search, values);
    const pairs = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
    return this.open(`${pathname}?${new URLSearchParams(pairs)}`);
  }

  /** Presses a button of a page, or of the page at a path. @throws {Error} if the page has no such form */
  async press(
    page: { text: string; path: string } | string,
    button: string,
    fields: Record<string, string | string[]> = {},
  ): Promise<TestAnswer & { path: string }> {
    return this.submit(typeof page === 'string' ? await this.open(page) : page, { button }, fields);
  }

  /** A form with files, as a browser sends it. */
  async upload(
    path: string,
    fields: Record<string, string>,
    files: readonly { field: string; name: string; content: Buffer | string }[],
  ): Promise<TestAnswer & { path: string }> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { field, name, content } of files)
      form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name);
    const encoded = new Response(form);
    const headers = {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...this.ownOrigin(),
    };
    const body = Buffer.from(await encoded.arrayBuffer());
    return this.afterPost(await this.send({ path, method: 'POST', body, headers }), path);
  }

  /** Back and reload send a form again unless its success is a redirect. @throws {Error} if the desk answers one with a page */
  private afterPost(answer: TestAnswer, path: string): Promise<TestAnswer & { path: string }> {
    const isPage = answer.status < 300 && String(answer.headers['content-type']).startsWith('text/html');
    if (isPage && DESK.test(path) && !ANSWERED_WITH_PAGE.test(path))
      throw new Error(`${path} answers a form with a page, not with a redirect`);
    return this.follow(answer, path);
  }

  private ownOrigin(): Record<string, string> {
    return { origin: `http://${this.host}:${this.shop.port}`, 'sec-fetch-site': 'same-origin' };
  }

  private async follow(first: TestAnswer, from: string): Promise<TestAnswer & { path: string }> {
    let answer = first;
    let path = from;
    for (let hops = 0; answer.headers.location && answer.status >= 300 && answer.status < 400; hops += 1) {
      if (hops === MAX_REDIRECTS) throw new Error(`${from} redirects more than ${MAX_REDIRECTS} times`);
      const target = new URL(answer.headers.location, `http://${this.host}:${this.shop.port}${path}`);
      if (target.hostname !== this.host) throw new Error(`${path} redirects to another host: ${target}`);
      path = target.pathname + target.search;
      answer = await this.send({ path });
    }
    return { ...answer, path };
  }
}
