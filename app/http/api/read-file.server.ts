import { failureMessage } from '../failure-answer';
import type { Call, Refused } from './call.server';

export const FILE_TYPE = 'multipart/form-data';

/** The one file of a form. */
export async function readFile(
  { field }: NonNullable<Call['file']>,
  request: Request,
): Promise<{ value: Buffer } | Refused> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith(FILE_TYPE))
    return { refusal: { status: 415, reason: 'unsupported_media_type', message: failureMessage(415) } };
  const form = await request.formData().catch(() => undefined);
  const file = form?.get(field);
  if (file instanceof File && file.size > 0) return { value: Buffer.from(await file.arrayBuffer()) };
  const details = [{ field, message: 'Hier fehlt eine Datei.' }];
  return { refusal: { status: 400, reason: 'bad_request', message: failureMessage(400), details } };
}
