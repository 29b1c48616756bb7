import type { z } from 'zod';
import type { Context } from '~/platform/context';
import type { Services } from '../services.server';

export interface ApiRefusal {
  status: 404;
  reason: string;
  message: string;
}

export interface CallScope {
  services: Services;
  context: Context;
}

/** The one declaration of a call: its route, its check, and its part of the OpenAPI document. */
export interface Call<Input extends z.ZodObject = z.ZodObject, Answer extends z.ZodObject = z.ZodObject> {
  /** As OpenAPI writes it: `/api/v1/standorte/{standortUrl}`. */
  path: string;
  summary: string;
  /** Names of the input that stand in the path; all others are parameters of the query. */
  inPath: readonly string[];
  input: Input;
  /** Fields that it does not name never leave the shop. */
  answer: Answer;
  run(scope: CallScope, input: z.output<Input>): Promise<z.input<Answer> | { refusal: ApiRefusal }>;
}

/** Infers the schemas of a call. */
export function defineCall<Input extends z.ZodObject, Answer extends z.ZodObject>(
  call: Call<Input, Answer>,
): Call<Input, Answer> {
  return call;
}

export const noLocation: { refusal: ApiRefusal } = {
  refusal: {
    status: 404,
    reason: 'location_not_found',
    message: 'Es gibt keinen Standort mit dieser standortUrl.',
  },
};
