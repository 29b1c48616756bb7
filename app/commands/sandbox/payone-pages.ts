import type { Transaction } from './payone-messages';

const page = (title: string, body: string) => `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui;max-width:30rem;margin:2rem auto;padding:0 1rem}button{font:inherit;padding:.6rem 1rem;width:100%}</style>
${body}</html>`;

const button = (value: string, text: string) =>
  `<p><button name="entscheidung" value="${value}">${text}</button></p>`;

/** Stands in for a bank's page (3-D Secure) and for a wallet's. */
export function payoneApprovalPage({ txid, fields }: Transaction): string {
  const name = fields.clearingtype === 'wlt' ? 'PayPal über PAYONE' : '3-D Secure';
  const sum = (Number(fields.amount) / 100).toFixed(2).replace('.', ',');
  return page(
    `${name} (Probe)`,
    `<h1>${name} zum Ausprobieren</h1><p>Zahlung von <strong>${sum} €</strong>. Es fließt kein Geld.</p>
<form method="post" action="/payone/approve?txid=${txid}">${button('approve', 'Bezahlen')}${button('decline', 'Ablehnen')}${button('cancel', 'Abbrechen')}${button('later', 'Später melden')}</form>`,
  );
}

/** One field of a card. The frame of the number checks the card with what its siblings hold. */
export function cardFieldPage(name: string): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>${name}</title>
<style>body{margin:0}input{box-sizing:border-box;width:100%;height:42px;padding:0 12px;font-size:16px;border:0;background:transparent}</style>
<input id="field" aria-label="${name}" inputmode="numeric">
<script>
const field = document.getElementById('field');
field.addEventListener('input', () => parent.postMessage({ field: ${JSON.stringify(name)}, filled: field.value !== '' }, '*'));
addEventListener('message', async ({ data }) => {
  if (!data.check) return;
  const values = {};
  for (let at = 0; at < parent.frames.length; at++) {
    try { const input = parent.frames[at].document.getElementById('field'); values[input.getAttribute('aria-label')] = input.value; } catch {}
  }
  const answer = await fetch('/client-api/check', { method: 'POST', body: new URLSearchParams({ ...data.check, ...values }) });
  parent.postMessage({ checked: await answer.json() }, '*');
});
</script></html>`;
}

/** The part of the hosted fields' script that a shop of this kind uses. */
export function cardScript(origin: string): string {
  return `(() => {
class HostedIFrames {
  constructor(config, request) {
    this.request = request;
    this.filled = {};
    this.frames = {};
    for (const [name, { selector, iframe }] of Object.entries(config.fields)) {
      const frame = document.createElement('iframe');
      frame.src = ${JSON.stringify(origin)} + '/client-api/field?name=' + name;
      frame.title = name;
      frame.style.cssText = 'border:0;width:' + iframe.width + ';height:' + iframe.height;
      document.getElementById(selector).append(frame);
      this.frames[name] = frame;
      this.filled[name] = false;
    }
    addEventListener('message', ({ data, origin }) => {
      if (origin !== ${JSON.stringify(origin)}) return;
      if (data.field) this.filled[data.field] = data.filled;
      if (data.checked) window[this.callback](data.checked);
    });
  }
  isComplete() { return Object.values(this.filled).every(Boolean); }
  creditCardCheck(callback) {
    this.callback = callback;
    this.frames.cardpan.contentWindow.postMessage({ check: this.request }, ${JSON.stringify(origin)});
  }
}
window.Payone = { ClientApi: { HostedIFrames, Language: { de: {} } } };
})();`;
}
