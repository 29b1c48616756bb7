/** Parcels were late until then (spec 1, page shell). */
const ENDS = new Date('2022-01-02T00:00:00+01:00');

export function holidayNotice(now: Date): string | undefined {
  return now < ENDS
    ? 'Über die Feiertage sind Pakete länger unterwegs als gewohnt. Wir bitten um etwas Geduld.'
    : undefined;
}
