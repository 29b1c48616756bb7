import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 15;

export interface Signatures {
  /** The same for the same text, until the secret changes. */
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/** Newest first; signatures of older secrets are accepted. */
export function signatures(secrets: readonly [string, ...string[]], purpose: string): Signatures {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', `radhaus ${purpose} signatures`, 32)),
  );
  const bytesOf = (key: Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE_BYTES);
  return {
    sign: (text) => bytesOf(keys[0] as Buffer, text).toString('base64url'),
    isSigned(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== SIGNATURE_BYTES) return false;
      return keys.some((key) => timingSafeEqual(bytesOf(key, text), given));
    },
  };
}
