import { z } from 'zod';

const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
type Weekday = (typeof weekdays)[number];

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'keine Uhrzeit wie 08:00');

/** German local time, "08:00" to "18:00". */
export const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1, 'mindestens ein Tag'),
    from: clockTime,
    to: clockTime,
  })
  .refine((hours) => hours.from < hours.to, { path: ['to'], message: 'liegt nicht nach from' });

export type OpeningHours = z.output<typeof openingHours>;

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function berlinTime(now: Date): { day: Weekday; time: string } {
  const parts = new Map(clock.formatToParts(now).map((part) => [part.type, part.value]));
  const day = weekdays.find((name) => parts.get('weekday')?.startsWith(name)) ?? 'Mo';
  return { day, time: `${parts.get('hour')}:${parts.get('minute')}` };
}

const dayNames: Record<Weekday, string> = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
};

/** '08:00' → '8 Uhr', '18:30' → '18:30 Uhr' */
function hourText(time: string): string {
  return `${time.replace(/^0/, '').replace(/:00$/, '')} Uhr`;
}

export function openingState(hours: OpeningHours[], now: Date): { isOpen: boolean; text: string } {
  const { day, time } = berlinTime(now);
  const today = hours
    .filter((entry) => entry.days.includes(day))
    .sort((a, b) => a.from.localeCompare(b.from));
  const current = today.find((entry) => entry.from <= time && time < entry.to);
  if (current) return { isOpen: true, text: `bis ${hourText(current.to)} geöffnet` };
  const later = today.find((entry) => time < entry.from);
  if (later) return { isOpen: false, text: `öffnet heute um ${hourText(later.from)}` };
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const next = weekdays[(weekdays.indexOf(day) + ahead) % 7] ?? 'Mo';
    const entry = hours.find((candidate) => candidate.days.includes(next));
    if (!entry) continue;
    const when = ahead === 1 ? 'morgen' : `am ${dayNames[next]}`;
    return { isOpen: false, text: `öffnet ${when} um ${hourText(entry.from)}` };
  }
  return { isOpen: false, text: 'Termine nach Vereinbarung' };
}

function dayRange(days: Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)];
  const isRun = days.every(
    (day, index) => weekdays.indexOf(day) === weekdays.indexOf(days[0] ?? 'Mo') + index,
  );
  return isRun && days.length > 1 ? `${first}–${last}` : days.join(', ');
}

export function openingTable(hours: OpeningHours[]): { days: string; hours: string }[] {
  return hours.map((entry) => ({ days: dayRange(entry.days), hours: `${entry.from}–${entry.to} Uhr` }));
}
