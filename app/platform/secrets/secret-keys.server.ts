import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  id: string;
  bytes: Buffer;
}

export interface SecretKeys {
  /** @param owner the text opens for this owner only, so that rows cannot be swapped */
  seal(text: string, owner: string): string;
  /** @throws {UnknownKeyError} if the secret is no longer set @throws {Error} for a changed text or another owner */
  open(sealed: string, owner: string): string;
  isCurrent(stored: string): boolean;
}

export class UnknownKeyError extends Error {}

function derive(secret: string, purpose: string): Key {
  const part = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `radhaus ${purpose} ${info}`, length));
  return { id: part('id', 6).toString('base64url'), bytes: part('key', 32) };
}

const isSealed = (stored: string) => stored.startsWith(`${VERSION}.`);

/** Newest first; older secrets still open what they sealed. */
export function secretKeys(secrets: readonly [string, ...string[]], purpose: string): SecretKeys {
  const newest = derive(secrets[0], purpose);
  const older = secrets.slice(1).map((secret) => derive(secret, purpose));
  const known = new Map([newest, ...older].map((key) => [key.id, key]));
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, newest.bytes, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(owner));
      const data = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${newest.id}.${data.toString('base64url')}`;
    },
    open(sealed, owner) {
      const [, id = '', encoded = ''] = sealed.split('.');
      const key = isSealed(sealed) ? known.get(id) : undefined;
      if (!key) throw new UnknownKeyError('sealed with a secret that is not set');
      const data = Buffer.from(encoded, 'base64url');
      const iv = data.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key.bytes, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(data.subarray(-TAG_BYTES));
      const text = decipher.update(data.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    isCurrent: (stored) => stored.startsWith(`${VERSION}.${newest.id}.`),
  };
}
