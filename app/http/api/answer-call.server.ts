import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from 'react-router';
import { networkOf } from '~/domain/accounts/rate-limit';
import { type Budget, budgetHeaders, requestBudget } from '~/platform/http/request-budget';
import { clientAddressContext, pageMatcherContext, servicesContext } from '../contexts';
import { apiError, openToAll } from '../failure-answer';
import { requestScope } from '../request-scope';
import { isStaffBearer } from './account-call.server';
import { type Call, type CallScope, isShared } from './call.server';
import { deprecationHeaders } from './deprecation';
import { readFile } from './read-file.server';
import { readBody, readParameters } from './read-input.server';
import { readLines } from './read-lines.server';
import { type Refused, refusal, tooManyRequests } from './refusal';
import { IDEMPOTENCY_KEY } from './repeatable.server';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const openHeaders = Object.fromEntries(openToAll);

function refuse({ status, reason, message, details, retryAfter }: Refused['refusal']): Response {
  const { headers, body } = apiError(status, reason, message, details);
  const answer = new Response(new Uint8Array(body), { status, headers });
  if (status === 401) answer.headers.set('www-authenticate', 'Bearer');
  if (retryAfter !== undefined) answer.headers.set('retry-after', String(retryAfter));
  return answer;
}

/** JSON that a caller may keep and has to ask for again. */
export function publicJson(body: string): Response {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return new Response(body, {
    headers: { 'cache-control': 'public, no-cache', etag, ...openHeaders, ...JSON_TYPE },
  });
}

function ownJson(status: number, value: unknown): Response {
  return Response.json(value, {
    status,
    headers: { 'cache-control': 'no-store', ...openHeaders, ...JSON_TYPE },
  });
}

function scopeOf({ context: routerContext, request, url }: LoaderFunctionArgs & { url: URL }): CallScope {
  const { tenant, context } = requestScope(routerContext);
  const { ip, claimedIp } = routerContext.get(clientAddressContext);
  return {
    services: routerContext.get(servicesContext),
    context,
    hostTenant: tenant,
    pageAt: routerContext.get(pageMatcherContext),
    from: {
      address: ip,
      claimedAddress: claimedIp,
      agent: request.headers.get('user-agent') ?? '',
    },
    repeat: {
      key: request.headers.get(IDEMPOTENCY_KEY),
      address: `${request.method} ${url.pathname}`,
    },
    isStaff: false,
    bearer: /^Bearer +([\w-]{20,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1],
  };
}

function allowed(calls: readonly Call[]): string {
  const methods = calls.map(({ method }) => method);
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** Browsers ask before they send a token or JSON to another site. */
function preflight(calls: readonly Call[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...openHeaders,
      'access-control-allow-methods': allowed(calls),
      'access-control-allow-headers': `authorization, content-type, if-none-match, ${IDEMPOTENCY_KEY}`,
      'access-control-max-age': '86400',
    },
  });
}

/** Requests a minute: of a key, and of any other token or address. */
const countKey = requestBudget(6_000);
const countOther = requestBudget(600);

function countRequest({ caller }: Call, { bearer, from, isStaff }: CallScope): Promise<Budget> {
  const isKey = caller === 'program' && bearer !== undefined;
  // Made-up tokens must not give callers of public calls a quota each.
  const needsToken = (caller !== 'everybody' && caller !== 'holder') || isStaff;
  const whose = !needsToken ? networkOf(from.address) : (bearer ?? networkOf(from.address));
  const count = isKey ? countKey : countOther;
  return count(createHash('sha256').update(whose).digest('base64url'));
}

async function answer(call: Call, args: LoaderFunctionArgs & { url: URL }): Promise<Response> {
  const { request, url, params } = args;
  const input = readParameters(call, url, params);
  if ('refusal' in input) return refuse(input.refusal);
  // Lines and files are large: they are read once the caller is known.
  const body =
    call.line || call.file
      ? { value: () => (call.file ? readFile(call.file, request) : readLines(request)) }
      : await readBody(call, request);
  if ('refusal' in body) return refuse(body.refusal);
  const caller = scopeOf(args);
  const scope = { ...caller, isStaff: call.showsStaffMore === true && (await isStaffBearer(caller)) };
  const isPublic = isShared(call) && !scope.isStaff;
  const made = async () => toAnswer(call, await run(call, scope, input.value, body.value), isPublic);
  if (isPublic) return made();
  const budget = await countRequest(call, scope);
  const answered = budget.isSpent
    ? refuse({ ...tooManyRequests.refusal, retryAfter: budget.seconds })
    : await made();
  for (const [name, value] of budgetHeaders(budget)) answered.headers.set(name, value);
  return answered;
}

const run = (call: Call, scope: CallScope, input: object, body: unknown) =>
  call.run(scope, input as Parameters<Call['run']>[1], body as Parameters<Call['run']>[2]);

function toAnswer(call: Call, result: Awaited<ReturnType<Call['run']>>, isPublic: boolean): Response {
  if ('refusal' in result) return refuse((result as Refused).refusal);
  if ('movedTo' in result) {
    return new Response(null, { status: 308, headers: { ...openHeaders, location: String(result.movedTo) } });
  }
  const value = call.answer.parse(result);
  if (!isPublic) return ownJson(call.status, value);
  const shared = publicJson(JSON.stringify(value));
  if (call.showsStaffMore) shared.headers.set('vary', 'authorization');
  return shared;
}

const methodNotAllowed = refusal(405, 'method_not_allowed');

export function notAllowed(allow: string): Response {
  const answered = refuse(methodNotAllowed.refusal);
  answered.headers.set('allow', allow);
  return answered;
}

/** Loader and action of the calls with one path. */
export function answerOf(...calls: readonly Call[]) {
  return async (args: LoaderFunctionArgs & { url: URL }): Promise<Response> => {
    const { method } = args.request;
    if (method === 'OPTIONS') return preflight(calls);
    const call = calls.find((one) => one.method === method);
    if (!call) return notAllowed(allowed(calls));
    const answered = await answer(call, args);
    for (const [name, value] of deprecationHeaders(call)) answered.headers.set(name, value);
    return answered;
  };
}
