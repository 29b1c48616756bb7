/** Kinds of the audit log (OWASP ASVS 5.0, 16.3.1 and 16.3.2), and how the desk names them. */
export const auditKindNames = {
  'sign-in-failed': 'Anmeldung misslungen',
  'password-failed': 'Passwort falsch bestätigt',
  'code-failed': 'Code falsch',
  'desk-refused': 'Recht am Tresen fehlte',
  'api-refused': 'Recht des API-Schlüssels fehlte',
  'staff-created': 'Konto angelegt',
  'staff-invited': 'Einladung verschickt',
  'invitation-withdrawn': 'Einladung zurückgenommen',
  'role-given': 'Rolle vergeben',
  'role-taken': 'Rolle entzogen',
  'password-renewed': 'Passwort vom Betreiber neu gesetzt',
  'factor-removed': 'Zweiter Faktor entfernt',
  'sessions-ended': 'Sitzungen beendet',
  'key-made': 'API-Schlüssel angelegt',
  'key-revoked': 'API-Schlüssel gesperrt',
} as const;

export type AuditKind = keyof typeof auditKindNames;
export const auditKinds = Object.keys(auditKindNames) as AuditKind[];
