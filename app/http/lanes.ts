import type { BodyRules } from '~/platform/http/body-guard.server';
import { MAX_PHOTO_BYTES, MAX_UPLOAD_BYTES, PHOTO_TOO_LARGE, UPLOAD_TOO_LARGE } from '~/values/upload-limit';

export interface Lane extends BodyRules {
  /** Milliseconds in which the body has to arrive; undefined: 12 s. */
  bodyWithin?: number;
  /** Milliseconds. */
  answerWithin: number;
  /** Without cookies, forms of other sites are harmless and accepted. */
  readsCookies: boolean;
  refusal: 'page' | 'json' | 'text';
  isShared: boolean;
  needsRoute: boolean;
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const KIB = 1024;

/** Limits of bodies are bytes. */
export const lanes = {
  page: {
    methods: ['GET', 'HEAD', 'POST'],
    bodyLimit: 0,
    bodyTypes: [],
    answerWithin: 20_000,
    readsCookies: true,
    refusal: 'page',
    isShared: true,
    needsRoute: false,
  },
  form: {
    methods: ['GET', 'HEAD', 'POST'],
    bodyLimit: 256 * KIB,
    bodyTypes: formTypes,
    answerWithin: 30_000,
    readsCookies: true,
    refusal: 'page',
    isShared: false,
    needsRoute: false,
  },
  /** One picture or statement a request (decision 43). */
  upload: {
    methods: ['POST'],
    // More than the page takes: it refuses what is a little too large with words beside the field.
    bodyLimit: 3 * MAX_PHOTO_BYTES,
    tooLarge: PHOTO_TOO_LARGE,
    bodyTypes: ['multipart/form-data'],
    bodyWithin: 60_000,
    answerWithin: 90_000,
    readsCookies: true,
    refusal: 'page',
    isShared: false,
    needsRoute: false,
  },
  deskUpload: {
    methods: ['POST'],
    // More than the page takes: it refuses what is a little too large with words beside the field.
    bodyLimit: 2 * MAX_UPLOAD_BYTES,
    tooLarge: UPLOAD_TOO_LARGE,
    bodyTypes: formTypes,
    bodyWithin: 120_000,
    answerWithin: 150_000,
    readsCookies: true,
    refusal: 'page',
    isShared: false,
    needsRoute: false,
  },
  api: {
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    bodyLimit: 256 * KIB,
    bodyTypes: ['application/json', ...formTypes],
    answerWithin: 20_000,
    readsCookies: false,
    refusal: 'json',
    isShared: false,
    needsRoute: true,
  },
  apiUpload: {
    methods: ['POST'],
    bodyLimit: 8 * 1024 * KIB + 64 * KIB,
    bodyTypes: ['multipart/form-data'],
    bodyWithin: 60_000,
    answerWithin: 90_000,
    readsCookies: false,
    refusal: 'json',
    isShared: false,
    needsRoute: true,
  },
  /** Messages of providers, each signed or from a known network. */
  webhook: {
    methods: ['POST'],
    bodyLimit: 256 * KIB,
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    answerWithin: 20_000,
    readsCookies: false,
    refusal: 'json',
    isShared: false,
    needsRoute: true,
  },
  /** Lines of a program's key (decision 61). */
  apiBatch: {
    methods: ['PUT', 'PATCH'],
    bodyLimit: 4 * 1024 * KIB,
    bodyTypes: ['application/x-ndjson'],
    bodyWithin: 60_000,
    answerWithin: 60_000,
    readsCookies: false,
    refusal: 'json',
    isShared: false,
    needsRoute: true,
  },
  /** React Router requests the routes of a URL here. */
  discovery: {
    methods: ['GET', 'HEAD'],
    bodyLimit: 0,
    bodyTypes: [],
    answerWithin: 10_000,
    readsCookies: false,
    refusal: 'text',
    isShared: true,
    needsRoute: false,
  },
  file: {
    methods: ['GET', 'HEAD'],
    bodyLimit: 0,
    bodyTypes: [],
    answerWithin: 10_000,
    readsCookies: false,
    refusal: 'text',
    isShared: false,
    needsRoute: true,
  },
} as const satisfies Record<string, Lane>;

export type LaneName = keyof typeof lanes;

/** Pictures of a request, in the shop and in a frame; statements of a bank at the desk. */
const UPLOAD = /\/((serviceanfrage|servicenavigatorextern)\/bilder\/[^/]+|tresen\/zahlungen\/auszug)$/;

/** Tables and archives, photos of an article, pictures of the location. */
const DESK_UPLOAD = /\/tresen\/(import|bestand\/[^/]+\/bilder|standort\/aussehen\/bilder)$/;

const API_UPLOAD = /^\/api\/v1\/standorte\/[^/]+\/requests\/[^/]+\/pictures$/;

const API_BATCH = /^\/api\/v1\/(stock|prices|tyres|rims|completewheels|products|variants|vehicles)$/;

const WEBHOOKS = '/api/v1/webhooks';

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** @param target path and query of the request, as sent */
export function laneOf(method: string, target: string): LaneName {
  const path = (target.split('?', 1)[0] ?? '').toLowerCase();
  if ((method === 'PUT' || method === 'PATCH') && API_BATCH.test(path)) return 'apiBatch';
  if (method === 'POST' && API_UPLOAD.test(path)) return 'apiUpload';
  if (isBelow(path, WEBHOOKS)) return 'webhook';
  if (isBelow(path, '/api')) return 'api';
  if (isBelow(path, '/assets')) return 'file';
  if (path.endsWith('/__manifest')) return 'discovery';
  if (method !== 'POST') return 'page';
  if (DESK_UPLOAD.test(path)) return 'deskUpload';
  return UPLOAD.test(path) ? 'upload' : 'form';
}
