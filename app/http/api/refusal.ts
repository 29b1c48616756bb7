import { failureMessage } from '../failure-answer';

export interface FieldProblem {
  field: string;
  message: string;
}

export interface Refused {
  refusal: {
    status: number;
    reason: string;
    message: string;
    details?: FieldProblem[];
    /** Seconds. */
    retryAfter?: number;
  };
}

/** One way in which calls refuse: handlers answer it, and the document lists it. @param field of the input that it is about */
export function refusal(
  status: number,
  reason: string,
  message = failureMessage(status),
  field?: string,
): Refused {
  return atField({ refusal: { status, reason, message } }, field);
}

/** The refusal with the words of one case. */
export function inWords({ refusal: declared }: Refused, message: string, field?: string): Refused {
  return atField({ refusal: { ...declared, message } }, field);
}

function atField({ refusal: declared }: Refused, field: string | undefined): Refused {
  if (field === undefined) return { refusal: declared };
  return { refusal: { ...declared, details: [{ field, message: declared.message }] } };
}

export const badRequest = refusal(400, 'bad_request');
export const invalidJson = refusal(400, 'invalid_json', 'Der Inhalt ist kein gültiges JSON.');
export const invalidLines = refusal(400, 'invalid_lines');
export const badType = refusal(415, 'unsupported_media_type');
export const tooManyRequests = refusal(429, 'too_many_requests');

/** A bad request, with what is wrong by field. */
export const badFields = (...details: FieldProblem[]): Refused => ({
  refusal: { ...badRequest.refusal, details },
});

export const badField = (field: string, message: string): Refused => badFields({ field, message });
