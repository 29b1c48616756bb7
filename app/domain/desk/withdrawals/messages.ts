import type { WithdrawalCommand } from '../rights';
import type { WithdrawalResult } from './run-withdrawal-command.server';

export const withdrawalDone: Readonly<Record<WithdrawalCommand, string>> = {
  'close-withdrawal': 'Der Widerruf ist abgeschlossen.',
  'name-order': 'Der Widerruf gehört jetzt zu dieser Bestellung.',
  'resend-receipt': 'Die Eingangsbestätigung wird noch einmal verschickt.',
};

export function withdrawalRefusal({ code }: Extract<WithdrawalResult, { ok: false }>): string {
  switch (code) {
    case 'unknown-order':
      return 'An diesem Standort gibt es keine Bestellung mit dieser Nummer.';
    case 'closed-withdrawal':
      return 'Diesen Widerruf hat inzwischen jemand anderes abgeschlossen.';
    case 'no-reason':
      return 'Bitte schreiben Sie, wie der Widerruf erledigt ist.';
    case 'no-receipt':
      return 'Die Eingangsbestätigung ist nicht mehr gespeichert und lässt sich nicht noch einmal senden.';
  }
}
