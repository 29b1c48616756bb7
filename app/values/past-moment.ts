/** ISO 8601; undefined for other texts and future moments. */
export function pastMoment(text: string | null, now: Date): Date | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/.test(text)) return undefined;
  const moment = new Date(text);
  return moment.getTime() > 0 && moment <= now ? moment : undefined;
}
