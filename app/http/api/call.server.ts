import { z } from 'zod';
import type { Scope } from '~/domain/programs/scopes';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { KeyedContext } from '~/platform/context';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import type { Services } from '../services.server';
import { type Refused, refusal } from './refusal';

export interface CallScope {
  services: Services;
  context: KeyedContext;
  /** Of the request's host; calls name their location themselves. */
  hostTenant: Tenant;
  pageAt: PageMatcher;
  from: { address: string; claimedAddress?: string | undefined; agent: string };
  bearer: string | undefined;
  /** The bearer token is that of staff, at a call that shows them more. */
  isStaff: boolean;
  /** Idempotency-Key of the request, and what it asks. */
  repeat: { key: string | null; address: string };
}

/**
 * `shopper`: an account, or the token of a cart; `signed-up`: also whoever has not confirmed the address yet; `program`: a key;
 * `holder`: whoever has the token in the address.
 */
export type Caller = 'everybody' | 'holder' | 'shopper' | 'signed-up' | 'account' | 'program';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Values by name; those of parameters stand in the address. */
export interface Example {
  input?: Record<string, string>;
  body?: unknown;
  /** Of a call that takes lines. */
  lines?: readonly unknown[];
  /** Of a call that takes a file: its name. */
  file?: string;
}

/** The one declaration of a call: its route, its check, and its part of the OpenAPI document. */
export interface Call<
  Input extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodObject = z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
> {
  method: Method;
  /** As OpenAPI writes it: `/api/v1/standorte/{standortUrl}`. */
  path: string;
  summary: string;
  caller: Caller;
  /** Staff with a bearer token also get what only staff see; anybody else's token changes nothing. */
  showsStaffMore?: boolean | undefined;
  /** Orders and bookings change the answer at once: it is made for each request. */
  isLive?: boolean | undefined;
  /** That a key needs. */
  scope?: Scope | undefined;
  /** Names of the input that stand in the path; all others are parameters of the query. */
  inPath: readonly string[];
  input: Input;
  body?: Body | undefined;
  /** One of up to 10,000 lines of JSON that it takes in place of a body; for documents: the columns are those of files. */
  line?: z.ZodObject | undefined;
  /** It takes one file as multipart/form-data in place of a body: the name of the field, and what it is. */
  file?: { field: string; description: string } | undefined;
  status: 200 | 201;
  /** Takes an Idempotency-Key: the same request again makes nothing new. */
  isRepeatable: boolean;
  /** Fields that it does not name never leave the shop. */
  answer: Answer;
  /** Days, as YYYY-MM-DD: since when nobody should build on it, and from when it is gone. */
  deprecated?: { since: string; sunset: string } | undefined;
  /** Path of the call that has what this one is asked for: it may answer 308. */
  movesTo?: string;
  /** It answers with a file of one of these types in place of JSON. */
  answerTypes?: readonly string[];
  /** Refusals of a well-formed request. */
  refusals: readonly Refused[];
  /** A request that works at the location. */
  example(tenant: Tenant, context: KeyedContext): Promise<Example>;
  run(
    scope: CallScope,
    input: z.output<Input>,
    body: z.output<Body>,
  ): Promise<z.input<Answer> | Refused | { movedTo: string }>;
}

/** A call as the document and its page describe it. */
export type DeclaredCall = Omit<Call, 'run'>;

/** The answer is the same for everybody. */
export const isShared = ({ method, caller }: Pick<Call, 'method' | 'caller'>): boolean =>
  method === 'GET' && caller === 'everybody';

/** What a call says of itself; `Scope` is what its caller opens. */
export type Declaration<
  Scope,
  Input extends z.ZodObject,
  Answer extends z.ZodObject,
  Body extends z.ZodObject,
> = Omit<
  Call<Input, Answer, Body>,
  'method' | 'caller' | 'status' | 'isRepeatable' | 'refusals' | 'example' | 'run'
> &
  Partial<Pick<Call, 'method' | 'status' | 'isRepeatable' | 'refusals' | 'example'>> & {
    run(
      scope: Scope,
      input: z.output<Input>,
      body: z.output<Body>,
    ): ReturnType<Call<Input, Answer, Body>['run']>;
  };

export const noLocation = refusal(
  404,
  'location_not_found',
  'Es gibt keinen Standort mit dieser standortUrl.',
);

const ofLocation = async ({ location }: Tenant): Promise<Example> => ({
  input: { standortUrl: location.url },
});

export function withDefaults<Input extends z.ZodObject, Answer extends z.ZodObject, Body extends z.ZodObject>(
  declared: Declaration<CallScope, Input, Answer, Body> & Pick<Call, 'caller'>,
): Call<Input, Answer, Body> {
  const isOfLocation = 'standortUrl' in declared.input.shape;
  return {
    method: 'GET',
    status: 200,
    isRepeatable: false,
    refusals: isOfLocation ? [noLocation] : [],
    example: isOfLocation ? ofLocation : async () => ({}),
    ...declared,
  };
}

/** A call for everybody. Infers the schemas. */
export function defineCall<
  Input extends z.ZodObject,
  Answer extends z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
>(declared: Declaration<CallScope, Input, Answer, Body>): Call<Input, Answer, Body> {
  return withDefaults({ ...declared, caller: 'everybody' });
}

/** A call for whoever has the token that stands in the address. */
export function defineHolderCall<
  Input extends z.ZodObject<{ standortUrl: z.ZodString; token: z.ZodString }>,
  Answer extends z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
>(declared: Declaration<CallScope, Input, Answer, Body>): Call<Input, Answer, Body> {
  return withDefaults<Input, Answer, Body>({
    example: async ({ location }) => ({ input: { standortUrl: location.url, token: EXAMPLE_TOKEN } }),
    ...declared,
    caller: 'holder',
  });
}

/** Opens nothing. */
export const EXAMPLE_TOKEN = 'hF3kT0mYw2Qp8sLx6RvBn4ZcUe1JdGaI7oXyKtM5VqA';

export const nothing = z.strictObject({});
