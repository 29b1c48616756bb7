import type { ChangeWheelsResult, StoreWheelsResult } from './book-wheels.server';
import type { StorageEventKind } from './stored-wheels';

export const storageEventNames: Readonly<Record<StorageEventKind, string>> = {
  in: 'Eingelagert',
  out: 'Ausgelagert',
  tread: 'Profil gemessen',
  facts: 'Angaben geändert',
};

export const labelMessage = ({ nextLabel }: Extract<StoreWheelsResult, { ok: false }>): string =>
  `Diese Nummer trägt hier schon ein anderer Satz. Die nächste freie ist ${nextLabel}.`;

export function wheelsMessage({ code }: Extract<ChangeWheelsResult, { ok: false }>): string {
  switch (code) {
    case 'unknown':
      return 'Diesen Radsatz gibt es hier nicht.';
    case 'changed-meanwhile':
      return 'Diesen Radsatz hat inzwischen jemand geändert. Hier steht der neue Stand.';
    case 'impossible':
      return 'Das geht beim jetzigen Stand des Radsatzes nicht mehr.';
  }
}
