import { z } from 'zod';

export const healthAreas = [
  'betrieb',
  'einrichtung',
  'auftritt',
  'artikel',
  'geld',
  'post',
  'programme',
  'sicherung',
] as const;
export type HealthArea = (typeof healthAreas)[number];

export const areaTitles: Readonly<Record<HealthArea, string>> = {
  betrieb: 'Server und Hintergrunddienst',
  einrichtung: 'Einrichtung',
  auftritt: 'Auftritt der Standorte',
  artikel: 'Artikel und Fahrzeuge',
  geld: 'Zahlungen und Rechnungen',
  post: 'E-Mails',
  programme: 'Angeschlossene Programme',
  sicherung: 'Datensicherung',
};

/** Examined at each start and every few minutes; the others each night. */
export const liveAreas: readonly HealthArea[] = ['betrieb', 'post', 'programme', 'sicherung'];
export const nightlyAreas = healthAreas.filter((area) => !liveAreas.includes(area));

export const healthReportSchema = z.array(
  z.object({
    area: z.enum(healthAreas),
    findings: z.array(z.object({ kind: z.enum(['ok', 'note', 'bad']), words: z.string() })),
  }),
);
/** Findings of `radhaus doctor`, in German. */
export type HealthReport = z.output<typeof healthReportSchema>;
