import { dictionary } from '@zxcvbn-ts/language-common';
import type { PasswordProblem } from './refusals';
import { passwordLength } from './schemas';

const common = new Set<string>(dictionary['passwords-common'] as string[]);
/** Letters and digits, without the ones that people hang on at the end. */
const core = (password: string) =>
  password
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\d+$/, '');

/**
 * Why a new password is not accepted; undefined when it is. Long enough and not one of those that are tried first;
 * no rules about kinds of characters (NIST SP 800-63B, section 3.1.1).
 * @param own words that name the shop or its owner: not as the whole password
 */
export function passwordProblem(password: string, own: readonly string[] = []): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < passwordLength.min) return 'too-short';
  if (length > passwordLength.max) return 'too-long';
  if (common.has(password.toLowerCase()) || new Set(password).size < 3) {
    return 'too-common';
  }
  const words = ['radhaus', ...own].map(core).filter((word) => word.length > 2);
  return words.includes(core(password)) ? 'names-the-owner' : undefined;
}
