import { calendarMoment } from './calendar';

const month = /* @__PURE__ */ new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', month: 'numeric' });
const year = /* @__PURE__ */ new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', year: 'numeric' });

export function germanYear(moment: Date): number {
  return Number(year.format(calendarMoment(moment)));
}

export function germanMonth(moment: Date): number {
  return Number(month.format(calendarMoment(moment)));
}
