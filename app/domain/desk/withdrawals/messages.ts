import type { WithdrawalCommand } from '../rights';
import type { WithdrawalResult } from './run-withdrawal-command.server';

export const withdrawalDone: Readonly<Record<WithdrawalCommand, string>> = {
  'close-withdrawal': 'Der Widerruf ist abgeschlossen.',
  'name-order': 'Der Widerruf gehört jetzt zu dieser Bestellung.',
  'resend-receipt': 'Die Eingangsbestätigung wird noch einmal verschickt.',
};

export const withdrawalRefusals: Readonly<Record<Extract<WithdrawalResult, { ok: false }>['code'], string>> =
  {
    'unknown-order': 'An diesem Standort gibt es keine Bestellung mit dieser Nummer.',
    'closed-withdrawal': 'Diesen Widerruf hat inzwischen jemand anderes abgeschlossen.',
    'no-reason': 'Bitte schreiben Sie, wie der Widerruf erledigt ist.',
    'no-receipt':
      'Die Eingangsbestätigung ist nicht mehr gespeichert und lässt sich nicht noch einmal senden.',
  };
