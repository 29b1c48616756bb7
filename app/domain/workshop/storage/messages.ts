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

export const wheelsMessages: Readonly<Record<Extract<ChangeWheelsResult, { ok: false }>['code'], string>> = {
  unknown: 'Diesen Radsatz gibt es hier nicht.',
  'changed-meanwhile': 'Diesen Radsatz hat inzwischen jemand geändert. Hier steht der neue Stand.',
  impossible: 'Das geht beim jetzigen Stand des Radsatzes nicht mehr.',
};
