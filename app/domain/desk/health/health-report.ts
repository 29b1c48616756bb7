import { z } from 'zod';

export const healthAreas = [
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
  einrichtung: 'Einrichtung',
  auftritt: 'Auftritt der Standorte',
  artikel: 'Artikel und Fahrzeuge',
  geld: 'Zahlungen und Rechnungen',
  post: 'E-Mails und Aufgaben',
  programme: 'Angeschlossene Programme',
  sicherung: 'Datensicherung',
};

export const healthReportSchema = z.array(
  z.object({
    area: z.enum(healthAreas),
    findings: z.array(z.object({ kind: z.enum(['ok', 'note', 'bad']), words: z.string() })),
  }),
);
/** Findings of `radhaus doctor`, in German. */
export type HealthReport = z.output<typeof healthReportSchema>;
