import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { servicesContext } from '../contexts';
import { apiError, failureMessage } from '../failure-answer';
import { requestScope } from '../request-scope';
import type { ApiRefusal, Call } from './call.server';

const germanError = z.locales.de().localeError;

interface FieldProblem {
  field: string;
  message: string;
}

function problemsOf({ issues }: z.ZodError): FieldProblem[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, message: 'Dieses Feld gibt es nicht.' }))
      : [{ field: issue.path.join('.'), message: issue.message }],
  );
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function refuse(...error: Parameters<typeof apiError>): Response {
  const { status, headers, body } = apiError(...error);
  return new Response(new Uint8Array(body), { status, headers });
}

/** A parameter that is given twice is a list, which no call takes. */
function inputOf(url: URL, params: LoaderFunctionArgs['params'], inPath: readonly string[]) {
  const given: Record<string, unknown> = Object.fromEntries(inPath.map((name) => [name, params[name]]));
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    given[name] = values.length === 1 ? values[0] : values;
  }
  return given;
}

/** JSON that a caller may keep and has to ask for again. */
export function publicJson(request: Request, value: unknown): Response {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = { 'cache-control': 'public, no-cache', etag, 'access-control-allow-origin': '*' };
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  if (known?.includes(etag) || known?.includes('*')) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, ...JSON_TYPE } });
}

const isRefusal = (result: object): result is { refusal: ApiRefusal } => 'refusal' in result;

/** The loader of a call's route. */
export function loaderOf(call: Call) {
  return async ({
    context: routerContext,
    params,
    request,
    url,
  }: LoaderFunctionArgs & { url: URL }): Promise<Response> => {
    const input = call.input.safeParse(inputOf(url, params, call.inPath), { error: germanError });
    if (!input.success) return refuse(400, 'bad_request', failureMessage(400), problemsOf(input.error));
    const { context } = requestScope(routerContext);
    const result = await call.run({ services: routerContext.get(servicesContext), context }, input.data);
    if (isRefusal(result)) {
      const { status, reason, message } = result.refusal;
      return refuse(status, reason, message);
    }
    return publicJson(request, call.answer.parse(result));
  };
}

/** The action of a route that only reads. */
export function readOnly(): Response {
  const answer = refuse(405, 'method_not_allowed', failureMessage(405));
  answer.headers.set('allow', 'GET, HEAD');
  return answer;
}
