import type { IncomingMessage } from 'node:http';
import { download } from '~/api-client/download.server';
import { resizedPicturePath } from '~/paths';
import type { Answer } from '~/platform/http/send-answer.server';
import { type PictureSource, pictureSource } from '~/platform/images/picture-source';
import { readWish } from '~/platform/images/picture-wish';
import type { PictureResult } from '~/platform/images/pictures.server';
import { servicesContext } from './contexts';
import type { Step } from './request-steps.server';

const TIMEOUT_MS = 10_000;
const LIMIT_BYTES = 15 * 1024 * 1024;

const failures: Record<Extract<PictureResult, { ok: false }>['code'], [status: number, message: string]> = {
  busy: [503, 'Zurzeit werden zu viele Bilder gemacht.'],
  'not-found': [404, 'Dieses Bild gibt es nicht.'],
  unreachable: [502, 'Die Quelle des Bildes antwortet nicht.'],
  'too-large': [413, 'Dieses Bild ist zu groß.'],
  unreadable: [415, 'Das ist kein Bild, das wir öffnen.'],
};

/** An error of the API (rulings, API errors). */
function errorAnswer(code: number, reason: string, message: string, details?: unknown): Answer {
  return {
    status: code,
    headers: [
      ['content-type', 'application/json; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...(code === 503 ? [['retry-after', '1'] as [string, string]] : []),
    ],
    body: Buffer.from(
      JSON.stringify({ error: { code, reason, message, ...(details !== undefined && { details }) } }),
    ),
  };
}

/** Own pictures are asked from the shop itself, as its visitors do. */
function reader(request: IncomingMessage, source: PictureSource) {
  const limits = { timeoutMs: TIMEOUT_MS, limitBytes: LIMIT_BYTES };
  if (source.kind === 'other')
    return () => download(source.url, { ...limits, isPublic: source.url.protocol === 'https:' });
  const { host = '' } = request.headers;
  const { localAddress = '127.0.0.1', localPort } = request.socket;
  const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  const url = new URL(source.path, `http://${address}:${localPort}`);
  return () => download(url, { ...limits, isPublic: false, headers: { host } });
}

/** Pictures in the size and the format that a page asks for (spec 1, section 7: resizeImages). */
export const servePictures: Step = async ({ request, context }, next) => {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  if (path !== resizedPicturePath) return next();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const answer = errorAnswer(405, 'method_not_allowed', 'Bilder werden nur gelesen.');
    answer.headers.push(['allow', 'GET, HEAD']);
    return answer;
  }
  const { config, pictures } = context.get(servicesContext);
  const read = readWish(new URLSearchParams(query), request.headers.accept ?? '');
  if (!read.ok) return errorAnswer(400, 'invalid_parameters', 'So kann ein Bild nicht werden.', read.fields);
  const source = pictureSource(read.wish.src, config.imageSources);
  if (!source) return errorAnswer(403, 'source_not_allowed', 'Von dort werden keine Bilder gezeigt.');
  const result = await pictures.made(read.wish, source, request.headers.host ?? '', reader(request, source));
  if (!result.ok) {
    const [status, message] = failures[result.code];
    return errorAnswer(status, result.code.replaceAll('-', '_'), message);
  }
  return {
    status: 200,
    headers: [
      ['content-type', read.wish.type],
      ['cache-control', 'public, max-age=86400'],
      ['vary', 'accept'],
      ['etag', result.picture.etag],
      ['content-security-policy', "default-src 'none'"],
    ],
    body: result.picture.body,
    etag: result.picture.etag,
  };
};
