/** How long staff stay signed in (OWASP ASVS 5.0, 7.3.1 and 7.3.2). */
export interface StaffSessionLimits {
  /** After the sign-in, however busy somebody is. */
  hours: number;
  /** Without a request. */
  idleMinutes: number;
}

const MINUTE_MS = 60_000;

/** When a session began, and when it was last used. A clock that was set back ends none. */
export function isStaffSessionOver(
  { createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date },
  { hours, idleMinutes }: StaffSessionLimits,
  now: Date,
): boolean {
  const since = (moment: Date) => (now.getTime() - moment.getTime()) / MINUTE_MS;
  return since(createdAt) > hours * 60 || since(lastSeenAt) > idleMinutes;
}
