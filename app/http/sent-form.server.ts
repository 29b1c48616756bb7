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

const boundaryOf = (type: string) => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  return quoted ?? plain;
};

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
  const boundary = boundaryOf(type);
  const isTooMuch = /^multipart\//i.test(type)
    ? boundary !== undefined && hasMoreParts(bytes, boundary, maxFields)
    : bytes.length > MAX_FORM_BYTES || hasMoreFields(bytes, maxFields);
  if (isTooMuch) throw new FormBoundsError('the form has too many fields, or too long ones');
  return new Response(bytes, { headers: { 'content-type': type } }).formData();
}
