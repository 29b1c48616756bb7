import { expect, it } from 'vitest';
import { readForm, textOf } from './html-forms';

const page = `
  <form action="/suche"><input name="q" value="a &amp; b"/><button>Suchen</button></form>
  <form method="post" action="/warenkorb?x=1">
    <input type="hidden" name="token" value="&quot;1&quot;"/>
    <input type="radio" name="art" value="a"/><input type="radio" name="art" value="b" checked=""/>
    <input type="checkbox" name="agb"/><input name="aus" disabled="" value="1"/>
    <input type="checkbox" name="marke" value="x" checked=""/><input type="checkbox" name="marke" value="y" checked=""/>
    <select name="menge"><option value="1">1</option><option value="4" selected="">4 Stück</option></select>
    <textarea name="text">Gr&#xFC;&#223;e</textarea>
    <button name="intent" value="weg">Entfernen</button><button name="intent" value="mehr"><b>Mehr</b></button>
  </form>`;

it('gives what a browser would send with the button that is pressed', () => {
  const fields = { token: '"1"', art: 'b', marke: ['x', 'y'], menge: '4', text: 'Grüße', intent: 'mehr' };
  expect(readForm(page, { button: 'Mehr' })).toEqual({ action: '/warenkorb?x=1', method: 'post', fields });
});

it('finds a form by its address as well', () => {
  expect(readForm(page, { action: '/suche' })).toEqual({
    action: '/suche',
    method: 'get',
    fields: { q: 'a & b' },
  });
});

it('says what stands on a page without the form', () => {
  expect(() => readForm(page, { button: 'Kaufen' })).toThrow('Suchen');
  expect(textOf('<p>a<script>x</script>&nbsp;b</p>')).toBe('a b');
});
