/** Bytes; of a form without files. */
const MAX_FORM_BYTES = 256 * 1024;
/** Bytes; Node.js takes as much for all headers of a request. */
const MAX_PART_HEADER = 16 * 1024;
/** Parts of a form with files: far more than one is sent with, and read in hundredths of a second. */
const MAX_PARTS = 1_000;

const AMPERSAND = '&'.charCodeAt(0);
const END_OF_HEADER = '\r\n\r\n';

/** The form was not read, because taking it apart would keep other requests waiting. */
export class FormBoundsError extends Error {}

function hasMoreFields(bytes: Buffer, maxFields: number): boolean {
  let fields = 1;
  for (let at = bytes.indexOf(AMPERSAND); at >= 0; at = bytes.indexOf(AMPERSAND, at + 1)) {
    fields += 1;
    if (fields > maxFields) return true;
  }
  return false;
}

/** RFC 2046, as browsers and programs write it: another type would be taken apart by another boundary than the one that is counted. */
const MULTIPART =
  /^multipart\/form-data\s*;\s*(?:charset=[\w-]+\s*;\s*)?boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;\s*charset=[\w-]+\s*)?$/i;

function boundaryOf(type: string): string {
  const [, quoted, plain] = MULTIPART.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new FormBoundsError('the boundary of the form cannot be read');
  return boundary;
}

/** Each part begins after its boundary, and has a header of bounded length. */
function hasMoreParts(bytes: Buffer, boundary: string, maxParts: number): boolean {
  const mark = Buffer.from(`--${boundary}`);
  // The last one ends the form.
  let parts = -1;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1;
    if (parts > maxParts) return true;
    const header = bytes.subarray(at, at + MAX_PART_HEADER);
    if (header.length === MAX_PART_HEADER && !header.includes(END_OF_HEADER)) return true;
  }
  return false;
}

/**
 * A form, of which the number of fields and the length of their headers are known before it is taken apart.
 * @throws {FormBoundsError} @throws {TypeError} for one that is incomplete
 */
export async function sentForm(request: Request, maxFields = MAX_PARTS): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await request.arrayBuffer());
  const isTooMuch = /^\s*multipart\//i.test(type)
    ? hasMoreParts(bytes, boundaryOf(type), maxFields)
    : bytes.length > MAX_FORM_BYTES || hasMoreFields(bytes, maxFields);
  if (isTooMuch) throw new FormBoundsError('the form has too many fields, or too long ones');
  return new Response(bytes, { headers: { 'content-type': type } }).formData();
}
