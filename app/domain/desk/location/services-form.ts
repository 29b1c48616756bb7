import type { AppointmentRules, BookableService } from '~/domain/workshop/appointment-rules';
import { type AppointmentSort, appointmentSorts, UNIT_MINUTES } from '~/domain/workshop/appointment-rules';
import { entryTarget, type ServiceEntry } from '~/domain/workshop/service-entry';
import { TARGET } from './link-fields';
import { type ServiceChoice, type ServiceRow, serviceChoices, serviceField } from './service-fields';

export interface StoredServices {
  serviceListe: readonly string[];
  services: readonly ServiceEntry[];
  appointments: AppointmentRules | undefined;
}

interface Named {
  url: string;
  title: string;
}

function choiceOf({ url }: Named, { serviceListe, services }: StoredServices): ServiceChoice {
  if (serviceListe.length > 0 && !serviceListe.includes(url)) return 'aus';
  const entry = services.findLast((one) => one.url === url);
  if (entry?.href) return 'ziel';
  return !entry || entry.available ? 'seite' : 'anfrage';
}

export function serviceRows(
  services: readonly Named[],
  stored: StoredServices,
  fromFile: ReadonlySet<string>,
): ServiceRow[] {
  return services.map(({ url, title }) => ({
    url,
    title,
    choice: choiceOf({ url, title }, stored),
    href: stored.services.findLast((one) => one.url === url)?.href ?? '',
    minutes: stored.appointments?.services.find(({ service }) => service === url)?.minutes,
    isFromFile: fromFile.has(url),
  }));
}

const MINUTES = `Bitte geben Sie Minuten in Schritten von ${UNIT_MINUTES} an, höchstens 600.`;
const NONE = 'Mindestens eine Leistung muss bleiben. Ohne Leistungen gilt der Haken oben.';

type Values = Readonly<Record<string, string>>;
type Errors = Record<string, string[]>;

/** Undefined: a page of its own, which needs no entry. */
function entryOf(row: ServiceRow, choice: ServiceChoice, href: string): ServiceEntry | undefined {
  if (choice === 'ziel') return { url: row.url, available: true, href };
  return choice === 'anfrage' ? { url: row.url, available: false } : undefined;
}

/** An entry whose row is unchanged stays as it is, and so do entries of other services. */
export function readServices(values: Values, rows: readonly ServiceRow[], stored: StoredServices) {
  const errors: Errors = {};
  const edited = rows.map((row, index) => {
    const typed = values[serviceField('art', index)];
    const choice = serviceChoices.find((one) => one === typed) ?? row.choice;
    const href = values[serviceField('ziel', index)]?.trim() ?? row.href;
    if (choice === 'ziel' && !entryTarget.safeParse(href).success)
      errors[serviceField('ziel', index)] = [TARGET];
    return { row, choice, href };
  });
  const offered = edited.filter(({ choice }) => choice !== 'aus').map(({ row }) => row.url);
  if (offered.length === 0) errors[serviceField('art', 0)] = [NONE];
  const changed = edited.filter(
    ({ row, choice, href }) => choice !== row.choice || (choice === 'ziel' && href !== row.href),
  );
  const replaced = new Set(changed.map(({ row }) => row.url));
  const entries = changed.flatMap(({ row, choice, href }) => entryOf(row, choice, href) ?? []);
  const unknown = stored.serviceListe.filter((url) => !rows.some((row) => row.url === url));
  return {
    errors,
    serviceListe: offered.length === rows.length && unknown.length === 0 ? [] : [...offered, ...unknown],
    services: [
      ...stored.services.filter(({ url }) => url === undefined || !replaced.has(url)),
      ...entries,
    ] satisfies ServiceEntry[],
  };
}

const whole = (text: string | undefined, min: number, max: number) => {
  const number = /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : undefined;
  return number !== undefined && number >= min && number <= max ? number : undefined;
};

/** Null: shoppers can only send requests. */
export function readAppointments(values: Values, rows: readonly ServiceRow[], stored: StoredServices) {
  const errors: Errors = {};
  const known = stored.appointments?.services ?? [];
  const services = rows.flatMap(({ url }, index): BookableService[] => {
    const name = serviceField('dauer', index);
    const text = values[name]?.trim() ?? '';
    if (text === '') return [];
    const minutes = whole(text, UNIT_MINUTES, 600);
    if (minutes === undefined || minutes % UNIT_MINUTES !== 0) {
      errors[name] = [MINUTES];
      return [];
    }
    return [{ ...known.find(({ service }) => service === url), service: url, minutes }];
  });
  const others = known.filter(({ service }) => !rows.some(({ url }) => url === service));
  const number = (name: string, min: number, max: number) => {
    const found = whole(values[name], min, max);
    if (found === undefined) errors[name] = [`Bitte geben Sie eine Zahl von ${min} bis ${max} an.`];
    return found ?? min;
  };
  const sort: AppointmentSort = appointmentSorts.find((one) => one === values.verbindlich) ?? 'anfragen';
  const rules: AppointmentRules = {
    sort,
    leadHours: number('vorlauf', 0, 720),
    horizonDays: number('tage', 1, 180),
    changeHours: number('aenderung', 0, 720),
    unpackHours: number('auspacken', 0, 72),
    services: [...services, ...others],
  };
  return { errors, appointments: rules.services.length > 0 ? rules : null };
}
