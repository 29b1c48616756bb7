import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { projectRoot } from '~/platform/project-root.server';
import { mayContain } from './passwords/bloom-filter';
import { isPublishedPassword } from './published-accounts';
import type { PasswordProblem } from './refusals';
import { passwordLength } from './schemas';

const common = new Set<string>(dictionary['passwords-common'] as string[]);
let filter: Uint8Array | undefined;

/** Of breached passwords with eight characters or more (decision 70). */
function isBreached(password: string): boolean {
  filter ??= readFileSync(path.join(projectRoot, 'app/domain/accounts/passwords/common-passwords.bin'));
  return mayContain(filter, password);
}

/** Whose password it is to be, and the shop that asks for it. */
export interface PasswordOwner {
  /** `hostname` and title of the shop, where one is known. */
  shop?: { host: { hostname: string }; location: { title: string } } | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
}

const MIN_WORD = 3;

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const lettersOf = (text: string) => folded(text).replace(/[^\p{L}]/gu, '');

/** Words of names and of the e-mail address, the longest first. */
function wordsOf({ shop, firstName = '', lastName = '', email = '' }: PasswordOwner): string[] {
  const texts = [
    'radhaus',
    firstName,
    lastName,
    email,
    email.split('@')[0] ?? '',
    shop?.location.title ?? '',
    shop?.host.hostname ?? '',
  ];
  const words = texts.flatMap((text) => [lettersOf(text), ...text.split(/[^\p{L}]+/u).map(lettersOf)]);
  return [...new Set(words)]
    .filter((word) => word.length >= MIN_WORD)
    .sort((one, other) => other.length - one.length);
}

/** Whether hardly a letter is left without the owner's words. */
function isMadeOfNames(password: string, owner: PasswordOwner): boolean {
  const letters = lettersOf(password);
  const left = wordsOf(owner).reduce((text, word) => text.replaceAll(word, ''), letters);
  return left.length < letters.length && left.length < MIN_WORD;
}

/**
 * The one rule for every new password: at sign-up, reset and change, by page, API and command. No kinds of characters are required
 * (NIST SP 800-63B, section 3.1.1). @returns undefined if accepted
 */
export function passwordProblem(password: string, owner: PasswordOwner = {}): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < passwordLength.min) return 'too-short';
  if (length > passwordLength.max) return 'too-long';
  const typed = password.toLowerCase();
  const withoutEnd = typed.replace(/[^\p{L}]+$/u, '');
  const candidates = withoutEnd.length >= passwordLength.min ? [typed, withoutEnd] : [typed];
  const isCommon = candidates.some((one) => common.has(one) || isBreached(one));
  if (isCommon || isPublishedPassword(password) || new Set(password).size < 3) return 'too-common';
  return isMadeOfNames(password, owner) ? 'names-the-owner' : undefined;
}
