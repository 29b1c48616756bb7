import { dictionary } from '@zxcvbn-ts/language-common';
import { isPublishedPassword } from './published-accounts';
import type { PasswordProblem } from './refusals';
import { passwordLength } from './schemas';

const common = new Set<string>(dictionary['passwords-common'] as string[]);
const core = (password: string) =>
  password
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\d+$/, '');

/** No kinds of characters are required (NIST SP 800-63B, section 3.1.1). @returns undefined if accepted */
export function passwordProblem(password: string, own: readonly string[] = []): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < passwordLength.min) return 'too-short';
  if (length > passwordLength.max) return 'too-long';
  if (common.has(password.toLowerCase()) || isPublishedPassword(password) || new Set(password).size < 3) {
    return 'too-common';
  }
  const words = ['radhaus', ...own].map(core).filter((word) => word.length > 2);
  return words.includes(core(password)) ? 'names-the-owner' : undefined;
}
