import type { StaffRole } from '~/domain/accounts/tables';
import type { StaffCommand } from '../rights';
import type { StaffResult } from './run-staff-command.server';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  verkauf: 'Verkauf',
  werkstatt: 'Werkstatt',
  leitung: 'Leitung',
};

export const staffDone: Readonly<Record<StaffCommand, string>> = {
  invite: 'Die Einladung geht per E-Mail hinaus. Sie gilt sieben Tage.',
  'withdraw-invitation': 'Die Einladung ist zurückgezogen.',
  'give-role': 'Die Rolle gilt ab sofort.',
  'take-role': 'Die Rolle gilt ab sofort nicht mehr.',
  'end-sessions': 'Die Person ist überall abgemeldet.',
  'reset-factor': 'Der zweite Faktor ist gelöscht. Die Person richtet ihn beim nächsten Einloggen neu ein.',
};

export const staffRefusals: Readonly<
  Record<Extract<StaffResult, { ok: false }>['code'], { field?: string; text: string }>
> = {
  unknown: { text: 'Das ist inzwischen nicht mehr möglich. Hier steht der neue Stand.' },
  'not-yours': { text: 'Diese Person arbeitet auch an Standorten, die Sie nicht leiten.' },
  'own-role': {
    text: 'Ihre eigene Leitung können Sie nicht abgeben. Bitte lassen Sie das jemand anderes tun.',
  },
  'no-email': { field: 'email', text: 'Bitte geben Sie eine vollständige E-Mail-Adresse an.' },
  'no-role': { field: 'rolle', text: 'Bitte wählen Sie eine Rolle.' },
  oneself: { field: 'email', text: 'Das ist Ihre eigene Adresse. Sie arbeiten hier schon.' },
  'has-role': {
    field: 'email',
    text: 'Diese Person darf das hier schon. Bitte sehen Sie in der Liste nach.',
  },
  'too-many': { text: 'Es sind schon 30 Einladungen offen. Bitte ziehen Sie zuerst eine zurück.' },
};
