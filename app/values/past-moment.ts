/** A moment that an address names (ISO 8601), when it is one that lies behind us; anything else is as if it were not there. */
export function pastMoment(text: string | null, now: Date): Date | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/.test(text)) return undefined;
  const moment = new Date(text);
  return moment.getTime() > 0 && moment <= now ? moment : undefined;
}
