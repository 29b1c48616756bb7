const month = /* @__PURE__ */ new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', month: 'numeric' });
const year = /* @__PURE__ */ new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', year: 'numeric' });

/** The year that it is in Germany, wherever the server stands. */
export function germanYear(moment: Date): number {
  return Number(year.format(moment));
}

/** The month that it is in Germany, from 1. */
export function germanMonth(moment: Date): number {
  return Number(month.format(moment));
}
