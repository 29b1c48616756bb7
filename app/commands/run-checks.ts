import { isOutage } from '~/platform/database/outage';
import type { Finding } from './finding';

/** A check that fails itself is a finding, and the others go on. */
export async function checked(name: string, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (isOutage(error)) throw error;
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const text = `${name} could not be checked: ${message}`;
    return [{ kind: 'bad', text, words: `Eine Prüfung ist nicht möglich (${name}).` }];
  }
}
