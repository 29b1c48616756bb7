import { FormBoundsError, sentForm } from './sent-form.server';

/** Most forms have a dozen fields. */
const MAX_FIELDS = 100;
/** Texts have up to 1,000 characters; browsers count the end of a line as one and send two. */
const MAX_VALUE_LENGTH = 2_000;
const flatName = /^[a-zA-Z]{1,40}$/;

function refuse(status: 400 | 415, message: string): Response {
  return new Response(message, { status });
}

/** Flat fields only, the first value of each. @param maxLength characters of a value @throws {Response} 415 for no form, 400 for a broken or too large one */
export async function readForm(
  request: Request,
  { maxLength = MAX_VALUE_LENGTH, maxFields = MAX_FIELDS } = {},
): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw refuse(415, 'Dieses Format wird nicht angenommen.');
  }
  const sent = await sentForm(request, maxFields).catch((error: unknown) => {
    const isTooMuch = error instanceof FormBoundsError;
    throw refuse(
      400,
      isTooMuch ? 'Dieses Formular hat zu viele Felder.' : 'Dieses Formular ist unvollständig angekommen.',
    );
  });
  const form = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === 'string' && flatName.test(name) && !form.has(name)) {
      // PostgreSQL's text takes no zero byte.
      form.set(name, value.replaceAll('\0', '').slice(0, maxLength));
    }
  }
  return form;
}
