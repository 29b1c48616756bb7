import type { IncomingMessage } from 'node:http';
import type { Directory } from '~/domain/tenancy/directory';
import { OutgoingError } from '~/outgoing/call-out.server';
import { download } from '~/outgoing/download.server';
import { resizedPicturePath } from '~/paths';
import { parseHost } from '~/platform/http/client-address.server';
import type { Answer } from '~/platform/http/send-answer.server';
import { type ImageRequest, imageRequestOf } from '~/platform/images/image-request';
import { type PictureSource, pictureSource } from '~/platform/images/picture-source';
import { SourceError } from '~/platform/images/pictures.server';
import { GENERAL_FAILURE } from '~/values/general-failure';
import { servicesContext } from '../contexts';
import { apiError } from '../failure-answer';
import type { Exchange, Step } from '../request-steps.server';
import { pictureCall, pictureFailures, sourceNotAllowed } from './picture-call.server';
import { readParameters } from './read-input.server';
import type { Refused } from './refusal';

const TIMEOUT_MS = 10_000;
const LIMIT_BYTES = 15 * 1024 * 1024;

const limits = { timeoutMs: TIMEOUT_MS, limitBytes: LIMIT_BYTES };

function sourceError(cause: unknown): unknown {
  if (!(cause instanceof OutgoingError)) return cause;
  if (cause.code === 413) return new SourceError('too-large', { cause });
  return cause.code === 404 || cause.code === 410
    ? notFound(cause)
    : new SourceError('unreachable', { cause });
}

/** A place of ours that leads on again or to another host has no picture. */
const notFound = (cause?: unknown) => new SourceError('not-found', { cause });

/** Own pictures are requested from the shop itself, which may add the location to their path. */
function readSource(request: IncomingMessage, source: PictureSource): Promise<Buffer> {
  if (source.kind === 'other')
    return download(source.url, { ...limits, isPublic: source.url.protocol === 'https:' });
  const { host = '' } = request.headers;
  const { localAddress = '127.0.0.1', localPort } = request.socket;
  const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  const url = new URL(source.path, `http://${address}:${localPort}`);
  const options = { ...limits, isPublic: false, headers: { host } };
  const fail = () => Promise.reject(notFound());
  return download(url, {
    ...options,
    redirect: (to) => (to.host === url.host ? download(to, { ...options, redirect: fail }) : fail()),
  });
}

/** All names that are not configured show the pictures of one host; each of its own would fill the cache with copies. */
function configuredHost({ hostsByName, fallback }: Directory, header: string): string {
  const parsed = parseHost(header);
  if (!parsed) return '';
  return hostsByName.has(parsed.hostname) ? parsed.hostname : (fallback?.hostname ?? '');
}

/** The API tells absolute addresses of own pictures. */
function withoutOwnOrigin(src: string, { headers }: IncomingMessage): string {
  const own = [`http://${headers.host}`, `https://${headers.host}`];
  const origin = own.find((one) => src.startsWith(`${one}/`)) ?? '';
  return src.slice(origin.length);
}

/** Empty parameters count as missing. */
function readRequest(query: string, accept: string): { imageRequest: ImageRequest } | Refused {
  const given = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
  const url = new URL(`http://localhost/?${new URLSearchParams(given)}`);
  const read = readParameters(pictureCall, url, {});
  return 'refusal' in read ? read : { imageRequest: imageRequestOf(read.value, accept) };
}

const refuse = ({ refusal: { status, reason, message, details } }: Refused) =>
  apiError(status, reason, message, details);

async function answer({ request, context }: Exchange, query: string): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refusal = apiError(405, 'method_not_allowed', 'Bilder werden nur gelesen.');
    refusal.headers.push(['allow', 'GET, HEAD']);
    return refusal;
  }
  const { config, pictures, network } = context.get(servicesContext);
  const read = readRequest(query, request.headers.accept ?? '');
  if ('refusal' in read) return refuse(read);
  const { imageRequest } = read;
  const source = pictureSource(withoutOwnOrigin(imageRequest.src, request), config.imageSources);
  if (!source) return refuse(sourceNotAllowed);
  const host = configuredHost(network(), request.headers.host ?? '');
  const result = await pictures.made(imageRequest, source, host, () =>
    readSource(request, source).catch((cause: unknown) => {
      throw sourceError(cause);
    }),
  );
  if (!result.ok) {
    const failed = refuse(pictureFailures[result.code]);
    if (result.code === 'busy') failed.headers.push(['retry-after', '1']);
    return failed;
  }
  return {
    status: 200,
    headers: [
      ['content-type', imageRequest.type],
      ['cache-control', 'public, max-age=86400'],
      ['vary', 'accept'],
      ['etag', result.picture.etag],
      ['content-security-policy', "default-src 'none'"],
    ],
    body: result.picture.body,
    etag: result.picture.etag,
  };
}

/** Spec 1, section 7: resizeImages. Not logged, like files. */
export const servePictures: Step = async (exchange, next) => {
  const [path = '', query = ''] = (exchange.request.url ?? '').split('?');
  if (path !== resizedPicturePath) return next();
  return answer(exchange, query).catch((error: unknown) => {
    const { log } = exchange.context.get(servicesContext);
    log.error({ err: error, route: resizedPicturePath }, 'a picture failed');
    return apiError(500, 'internal_error', GENERAL_FAILURE);
  });
};
