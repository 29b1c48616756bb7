import { expect, it } from 'vitest';
import { readSvg } from './read-svg.server';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10" ${attributes}>${inside}</svg>`;

it('tells the size by its attributes, or else by its box', () => {
  expect(readSvg(svg('<path d="M0 0h9"/>'))).toEqual({ ok: true, width: 20, height: 10 });
  expect(readSvg(svg('', 'width="40px" height="20"'))).toEqual({ ok: true, width: 40, height: 20 });
});

it.each([
  '<defs><linearGradient id="a"/></defs><path fill="url(#a)"/><use href="#b"/><use xlink:href="#b"/>',
  '<style>.a{fill:url(#a)}</style>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<i:layer xmlns:i="http://www.inkscape.org/namespaces/inkscape"/>',
])('takes %s', (inside) => {
  expect(readSvg(svg(inside))).toMatchObject({ ok: true });
});

it.each([
  ['<script>alert(1)</script>', 'enthält <script>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', 'enthält <script>'],
  ['<foreignObject/>', 'enthält <foreignObject>'],
  ['<b xmlns="http://www.w3.org/1999/xhtml"/>', 'enthält <b>'],
  ['<a href="#x"/>', 'enthält <a>'],
  ['<animate attributeName="href"/>', 'enthält <animate>'],
  ['<path onload="alert(1)"/>', 'reagiert auf Ereignisse (onload)'],
  ['<use href="https://other.example/x.svg#a"/>', 'verweist nach außen (https://other.example/x.svg#a)'],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', 'verweist nach außen (data:image/svg+xml;base64,AAAA)'],
  ['<path fill="url(https://other.example/a)"/>', 'verweist nach außen (url(https://other.example/a))'],
  ['<path style="background:u\\72l(x)"/>', 'verweist nach außen (background:u\\72l(x))'],
  ['<style>@import "x.css"</style>', 'verweist nach außen (style)'],
  ['<style><![CDATA[a{fill:url(http://x)}]]></style>', 'verweist nach außen (style)'],
  ['<?xml-stylesheet href="x.css"?>', 'enthält <?xml-stylesheet?>'],
  ['<path>', 'ist kein gültiges XML'],
])('refuses %s', (inside, reason) => {
  expect(readSvg(svg(inside))).toEqual({ ok: false, reason });
});

it('refuses what is no drawing, names entities, has another encoding, or no size', () => {
  expect(readSvg('<html/>')).toMatchObject({ reason: 'ist kein SVG' });
  expect(readSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).toMatchObject({ ok: false });
  expect(readSvg(`<?xml version="1.0" encoding="UTF-7"?>${svg('')}`)).toMatchObject({
    reason: 'ist nicht in UTF-8',
  });
  expect(readSvg('<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({ reason: 'nennt keine Größe' });
});
