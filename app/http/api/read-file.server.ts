import { sentForm } from '../sent-form.server';
import type { Call } from './call.server';
import { badField, badType, type Refused } from './refusal';

export const FILE_TYPE = 'multipart/form-data';

/** The one file of a form. */
export async function readFile(
  { field }: NonNullable<Call['file']>,
  request: Request,
): Promise<{ value: Buffer } | Refused> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith(FILE_TYPE)) return badType;
  const form = await sentForm(request).catch(() => undefined);
  const file = form?.get(field);
  if (file instanceof File && file.size > 0) return { value: Buffer.from(await file.arrayBuffer()) };
  return badField(field, 'Hier fehlt eine Datei.');
}
