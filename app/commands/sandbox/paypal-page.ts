import { type Fate, fates, type SandboxOrder } from './paypal-orders';
import { payers } from './paypal-payers';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const buttonOf = (value: string, text: string) =>
  `<p><button name="entscheidung" value="${value}">${escaped(text)}</button></p>`;

const addressChoice = () =>
  `<p><label>Anschrift <select name="anschrift">${Object.entries(payers)
    .map(([name, { label }]) => `<option value="${name}">${escaped(label)}</option>`)
    .join('')}</select></label></p>`;

/** Stands in for the provider's page, where a shopper decides. */
export function approvalPage({ id, shop, amount, asksAddress }: SandboxOrder): string {
  const { value, currency_code: currency } = amount;
  const choices = (Object.entries(fates) as [Fate, string][]).map(([fate, text]) => buttonOf(fate, text));
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>PayPal (Probe)</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui;max-width:30rem;margin:2rem auto;padding:0 1rem}button,select{font:inherit;padding:.6rem 1rem;width:100%}</style>
<h1>PayPal zum Ausprobieren</h1>
<p>${escaped(shop)} möchte <strong>${value.replace('.', ',')} ${escaped(currency)}</strong>. Es fließt kein Geld.</p>
<form method="post" action="/checkoutnow?token=${id}">${asksAddress ? addressChoice() : ''}${choices.join('\n')}${buttonOf('cancel', 'Abbrechen')}</form></html>`;
}
