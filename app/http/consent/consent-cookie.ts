import { z } from 'zod';
import { cookiesOf } from '~/platform/http/cookies';
import {
  type Consent,
  type OptionalCategory,
  optionalCategories,
  toCategories,
} from '~/storefront/consent/consent';
import { storableMoment } from '~/values/calendar';

/** Needs no consent (§ 25 Abs. 2 TDDDG). */
const NECESSARY = 'C0001';

const CHOICE = 'OptanonConsent';
const TIME = 'OptanonAlertBoxClosed';
const LIFETIME_S = 365 * 86_400;
const MAX_CHOICES = 1_000_000;
/** Of a host with many locations; the latest stay. */
const MAX_ASKED = 40;
const uuid = z.uuid();

function cookieValue(header: string | undefined, name: string): string | undefined {
  return cookiesOf(header).find(([own]) => own === name)?.[1];
}

/** Never throws: a badly encoded value stays as it is. */
function decoded(value: string): string {
  return new URLSearchParams(`value=${value.replaceAll('&', '%26')}`).get('value') ?? '';
}

/** Some writers encode the form as a whole, others only its values. */
function choiceOf(value: string): URLSearchParams {
  return new URLSearchParams(value.includes('=') ? value : decoded(value));
}

function momentOf(text: string): Date | undefined {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) ? new Date(text) : undefined;
  return moment && storableMoment(moment) === moment ? moment : undefined;
}

const ownVersion = /^r((?:[0-9a-f]{8}(?:\.|$))*)$/;

/** Vendors' scripts write the number of theirs. */
function askedOf(version: string): string[] | undefined {
  // The shop's first cookies named no uses.
  if (version === '1') return [];
  return ownVersion.exec(version)?.[1]?.split('.').filter(Boolean);
}

/** Never throws: an invalid choice, or one without its time, counts as none. */
export function readConsent(cookieHeader: string | undefined, hasPrivacySignal = false): Consent {
  const choice = choiceOf(cookieValue(cookieHeader, CHOICE) ?? '');
  const groups = choice.get('groups');
  const chosenAt = momentOf(decoded(cookieValue(cookieHeader, TIME) ?? ''));
  if (groups === null || !chosenAt)
    return {
      granted: [],
      chosenAt: undefined,
      choices: 0,
      id: undefined,
      asked: undefined,
      hasPrivacySignal,
    };
  const on = groups.split(',').filter((group) => group.endsWith(':1'));
  const counted = Number(choice.get('interactionCount'));
  return {
    granted: toCategories(on.map((group) => group.slice(0, -2))),
    chosenAt,
    choices: Number.isInteger(counted) && counted > 0 && counted <= MAX_CHOICES ? counted : 1,
    id: uuid.safeParse(choice.get('consentId')).data,
    asked: askedOf(choice.get('version') ?? ''),
    hasPrivacySignal,
  };
}

/** 'Sat Nov 21 2026 08:15:00 GMT+0000 (Coordinated Universal Time)', as scripts write dates. */
function dateStamp(moment: Date): string {
  const [, day, month, year, time] = moment.toUTCString().split(/,? /);
  const weekday = moment.toUTCString().slice(0, 3);
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0000 (Coordinated Universal Time)`;
}

export interface NewChoice extends Consent {
  granted: OptionalCategory[];
  chosenAt: Date;
  id: string;
  asked: readonly string[];
}

/** OneTrust's format, for a year. Vendors' scripts read it. */
export function consentCookies(choice: NewChoice, isSecure: boolean): string[] {
  const form = new URLSearchParams({
    isGpcEnabled: choice.hasPrivacySignal ? '1' : '0',
    datestamp: dateStamp(choice.chosenAt),
    // OneTrust has the number of its script here.
    version: `r${choice.asked.slice(-MAX_ASKED).join('.')}`,
    consentId: choice.id,
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
