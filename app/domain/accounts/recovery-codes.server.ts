import { createHash, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { RECOVERY_CODE_DIGITS } from './schemas';
import { recoveryCodes } from './tables';

const CODES = 10;
const GROUP_DIGITS = 5;

/** Digits only, for the numeric keyboard of phones; twenty hold 66 bits. */
function newCode(): string {
  const groups = Array.from({ length: RECOVERY_CODE_DIGITS / GROUP_DIGITS }, () =>
    String(randomInt(10 ** GROUP_DIGITS)).padStart(GROUP_DIGITS, '0'),
  );
  return groups.join('-');
}

const hashOf = (userId: string, code: string) =>
  createHash('sha256')
    .update(`${userId}\n${code.replace(/\D/g, '')}`)
    .digest('hex');

/** Replaces all codes. Only hashes are stored, so the codes must be shown now. */
export async function renewCodes(tx: Context, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const createdAt = tx.now();
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ hash: hashOf(userId, code), userId, createdAt })));
  return codes;
}

/** Only one of two parallel calls with the same code gets true. */
export async function useCode(db: Database, userId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(userId, code))))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export function countCodes(db: Database, userId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}
