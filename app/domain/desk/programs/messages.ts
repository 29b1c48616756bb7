import { scopeNames } from '~/domain/programs/scopes';
import { formatDay, formatLastDay, formatMoment } from '~/values/german-date';
import type { AddKeyResult, DeskKey, RevokeKeyResult } from './change-keys.server';

export const keyDone = { 'revoke-key': 'Der Schlüssel ist widerrufen. Er öffnet ab sofort nichts mehr.' };

export const keyRefusals: Readonly<
  Record<Extract<AddKeyResult | RevokeKeyResult, { ok: false }>['code'], string>
> = {
  'made-already':
    'Dieser Schlüssel ist schon angelegt. Ist er verloren, widerrufen Sie ihn bitte und legen einen neuen an.',
  'not-there': 'Diesen Schlüssel gibt es nicht mehr.',
};

const stateTexts: Readonly<Record<DeskKey['state'], string>> = {
  valid: '',
  revoked: 'widerrufen',
  expired: 'abgelaufen',
};

export const keyState = ({ state }: DeskKey): string => stateTexts[state];

/** 'Preise, Bestand · alle Standorte' */
export function keyText({ scopes, places }: DeskKey): string {
  return `${scopes.map((scope) => scopeNames[scope]).join(', ')} · ${places?.join(', ') ?? 'alle Standorte'}`;
}

export function keyUse({ createdAt, createdBy, expiresAt, lastUsedAt }: DeskKey): string {
  return [
    `angelegt am ${formatDay(createdAt)} von ${createdBy}`,
    `gilt bis ${formatLastDay(expiresAt)}`,
    lastUsedAt ? `zuletzt benutzt am ${formatMoment(lastUsedAt)} Uhr` : 'noch nicht benutzt',
  ].join(' · ');
}
