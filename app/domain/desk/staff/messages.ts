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

export function staffRefusal({ code }: Extract<StaffResult, { ok: false }>): {
  field?: string;
  text: string;
} {
  switch (code) {
    case 'unknown':
      return { text: 'Das ist inzwischen nicht mehr möglich. Hier steht der neue Stand.' };
    case 'not-yours':
      return { text: 'Diese Person arbeitet auch an Standorten, die Sie nicht leiten.' };
    case 'own-role':
      return {
        text: 'Ihre eigene Leitung können Sie nicht abgeben. Bitte lassen Sie das jemand anderes tun.',
      };
    case 'no-email':
      return { field: 'email', text: 'Bitte geben Sie eine vollständige E-Mail-Adresse an.' };
    case 'no-role':
      return { field: 'rolle', text: 'Bitte wählen Sie eine Rolle.' };
    case 'too-many':
      return { text: 'Es sind schon 30 Einladungen offen. Bitte ziehen Sie zuerst eine zurück.' };
  }
}
