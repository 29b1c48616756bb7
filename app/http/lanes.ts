import type { BodyRules } from '~/platform/http/body-guard.server';

/** How requests of one class are treated. */
export interface Lane extends BodyRules {
  /** Milliseconds until an answer has to be there. */
  answerWithin: number;
  /** Without cookies a request of another site can do no more than any program, so it is let in. */
  readsCookies: boolean;
  /** The shape of an answer that refuses or fails. */
  refusal: 'page' | 'json' | 'text';
  /** Whether one answer may be cached and sent to several visitors. */
  isShared: boolean;
  /** Whether an address that no route has ends before the router. */
  needsRoute: boolean;
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const KIB = 1024;

/** The classes of requests. Limits of bodies are bytes. */
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
  /** React Router's browser asks for the routes of an address. */
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

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** @param target path and query of the request, as sent */
export function laneOf(method: string, target: string): LaneName {
  const path = (target.split('?', 1)[0] ?? '').toLowerCase();
  if (isBelow(path, '/api')) return 'api';
  if (isBelow(path, '/assets')) return 'file';
  if (path.endsWith('/__manifest')) return 'discovery';
  return method === 'POST' ? 'form' : 'page';
}
