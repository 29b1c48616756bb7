import { cookiesOf } from '~/platform/http/cookies';
import {
  type Consent,
  type OptionalCategory,
  optionalCategories,
  toCategories,
} from '~/storefront/consent/consent';

/** Necessary: needs no consent (§ 25 Abs. 2 TDDDG) and is always on. */
const NECESSARY = 'C0001';

const CHOICE = 'OptanonConsent';
const TIME = 'OptanonAlertBoxClosed';
const LIFETIME_S = 365 * 86_400;
const MAX_CHOICES = 1_000_000;

function cookieValue(header: string | undefined, name: string): string | undefined {
  return cookiesOf(header).find(([own]) => own === name)?.[1];
}

/** Undoes the encoding of one value; what is not encoded well is kept as it is. Never throws. */
function decoded(value: string): string {
  return new URLSearchParams(`value=${value.replaceAll('&', '%26')}`).get('value') ?? '';
}

/** Some writers encode the form as a whole, others only its values. */
function choiceOf(value: string): URLSearchParams {
  return new URLSearchParams(value.includes('=') ? value : decoded(value));
}

/** A moment as `toISOString` writes it; anything else is none. */
function momentOf(text: string): Date | undefined {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) ? new Date(text) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/**
 * Reads a visitor's choice from the Cookie header of a request. Rubbish, unknown groups, and a choice without its time
 * are as good as no choice; it never throws.
 */
export function readConsent(cookieHeader: string | undefined): Consent {
  const choice = choiceOf(cookieValue(cookieHeader, CHOICE) ?? '');
  const groups = choice.get('groups');
  const chosenAt = momentOf(decoded(cookieValue(cookieHeader, TIME) ?? ''));
  if (groups === null || !chosenAt) return { granted: [], chosenAt: undefined, choices: 0 };
  const on = groups.split(',').filter((group) => group.endsWith(':1'));
  const counted = Number(choice.get('interactionCount'));
  return {
    granted: toCategories(on.map((group) => group.slice(0, -2))),
    chosenAt,
    choices: Number.isInteger(counted) && counted > 0 && counted <= MAX_CHOICES ? counted : 1,
  };
}

/** 'Sat Nov 21 2026 08:15:00 GMT+0000 (Coordinated Universal Time)', as scripts write dates. */
function dateStamp(moment: Date): string {
  const [, day, month, year, time] = moment.toUTCString().split(/,? /);
  const weekday = moment.toUTCString().slice(0, 3);
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0000 (Coordinated Universal Time)`;
}

/** A choice in the words of OneTrust's cookies. */
export interface NewChoice {
  granted: readonly OptionalCategory[];
  chosenAt: Date;
  choices: number;
  /** Whether the browser sent the signal of Global Privacy Control. */
  hasPrivacySignal: boolean;
}

/**
 * The Set-Cookie headers that keep a choice for a year, in the format of OneTrust. Scripts may read them, on purpose:
 * vendors look there for what they are allowed to do. `consentId` is left out: there is no register of consents that
 * such a number of the visitor would lead to.
 */
export function consentCookies(choice: NewChoice, isSecure: boolean): string[] {
  const form = new URLSearchParams({
    isGpcEnabled: choice.hasPrivacySignal ? '1' : '0',
    datestamp: dateStamp(choice.chosenAt),
    // Of the categories and their texts; OneTrust has the number of its script here.
    version: '1',
    browserGpcFlag: choice.hasPrivacySignal ? '1' : '0',
    isIABGlobal: 'false',
    hosts: '',
    interactionCount: String(choice.choices),
    landingPath: 'NotLandingPage',
    groups: [
      `${NECESSARY}:1`,
      ...optionalCategories.map((category) => `${category}:${choice.granted.includes(category) ? 1 : 0}`),
    ].join(','),
    AwaitingReconsent: 'false',
  });
  const rules = `Path=/; SameSite=Lax; Max-Age=${LIFETIME_S}${isSecure ? '; Secure' : ''}`;
  return [`${CHOICE}=${form}; ${rules}`, `${TIME}=${choice.chosenAt.toISOString()}; ${rules}`];
}
