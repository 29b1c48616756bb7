import { expect, it } from 'vitest';
import { processorMs } from '../../../tests/support/processor-time';
import { readSvg } from './read-svg.server';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10" ${attributes}>${inside}</svg>`;

it('tells the size by its attributes, or else by its box', async () => {
  expect(await readSvg(svg('<path d="M0 0h9"/>'))).toEqual({ ok: true, width: 20, height: 10 });
  expect(await readSvg(svg('', 'width="40px" height="20"'))).toEqual({ ok: true, width: 40, height: 20 });
});

it.each([
  '<defs><linearGradient id="a"/></defs><path fill="url(#a)"/><use href="#b"/><use xlink:href="#b"/>',
  '<style>.a{fill:url(#a)}</style>',
  '<linearGradient id="a"/><style>.a, path.b{fill:url( "#a" )}</style><path class="a b"/><path class="b"/>',
  '<style>@media print{.a{fill:url(#a)}}</style><path class="a"/><pattern id="a"><path/></pattern>',
  '<style>.image-setting{fill:red} .src{fill:blue}</style>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<i:layer xmlns:i="http://www.inkscape.org/namespaces/inkscape"/>',
])('takes %s', async (inside) => {
  expect(await readSvg(svg(inside))).toMatchObject({ ok: true });
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
  ['<style>@im<!-- -->port "x.css"</style>', 'verweist nach außen (style)'],
  ['<style>@im<![CDATA[port "x.css"]]></style>', 'verweist nach außen (style)'],
  ['<style>@im<desc/>port "x.css"</style>', 'verweist nach außen (style)'],
  ['<style><desc/>a{fill:url(//x)}</style>', 'verweist nach außen (style)'],
  ['<style>a{fill:&#117;rl(//x)}</style>', 'verweist nach außen (style)'],
  ['<style>a{fill:url(&#47;&#47;x)}</style>', 'verweist nach außen (style)'],
  ['<style>a{fill:\\75rl(//x)}</style>', 'verweist nach außen (style)'],
  ['<style>a{fill:URL( "data:x" )}</style>', 'verweist nach außen (style)'],
  ['<style>a{background:image-set("//x" 1x)}</style>', 'verweist nach außen (style)'],
  [
    '<path style="background:-webkit-image-set(\'//x\' 1x)"/>',
    "verweist nach außen (background:-webkit-image-set('//x' 1x))",
  ],
  ['<style>a{background:src("//x")}</style>', 'verweist nach außen (style)'],
  ['<g xml:base="https://other.example/"><use href="#a"/></g>', 'verweist nach außen (xml:base)'],
  [
    '<style xmlns:s="http://www.w3.org/2000/svg"><s:style>@import "x"</s:style></style>',
    'verweist nach außen (style)',
  ],
  ['<?xml-stylesheet href="x.css"?>', 'enthält <?xml-stylesheet?>'],
  ['<path>', 'ist kein gültiges XML'],
])('refuses %s', async (inside, reason) => {
  expect(await readSvg(svg(inside))).toEqual({ ok: false, reason });
});

it('refuses what is no drawing, names entities, has another encoding, or no size', async () => {
  expect(await readSvg('<html/>')).toMatchObject({ reason: 'ist kein SVG' });
  expect(await readSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).toMatchObject({ ok: false });
  expect(await readSvg(`<?xml version="1.0" encoding="UTF-7"?>${svg('')}`)).toMatchObject({
    reason: 'ist nicht in UTF-8',
  });
  expect(await readSvg('<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({
    reason: 'nennt keine Größe',
  });
});

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** Ten times the one before: 10^11 circles. */
const billion = `<defs><g id="a0"><circle r="1"/></g>${many(11, (level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`)}</defs><use href="#a11"/>`;

/** Of the processor's time, in many short turns: nothing waits for it. */
const MAX_MS = 1_000;

it.each([
  ['nested groups', `${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`, 'ist mehr als 64 Ebenen tief'],
  [
    'attributes',
    `<path ${many(100_000, (index) => `a${index}="1" `)}/>`,
    'hat an einem Teil mehr als 200 Angaben',
  ],
  ['elements', '<path/>'.repeat(400_000), 'hat mehr als 10000 Teile'],
  [
    'namespaces',
    `<g ${many(50_000, (index) => `xmlns:n${index}="urn:x" `)}/>`,
    'hat an einem Teil mehr als 200 Angaben',
  ],
  ['nested uses', billion, 'zeichnet dasselbe zu oft oder verweist auf sich selbst'],
  [
    'nested uses by xlink:href',
    billion.replaceAll('<use href=', '<use xlink:href='),
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  [
    'nested uses by another name of the namespace',
    billion.replaceAll('<use href=', '<use xmlns:x="http://www.w3.org/1999/xlink" x:href='),
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  [
    'nested patterns by a style',
    billion.replaceAll(/<use href="(#a\d+)"\/>/g, '<rect style="fill: url( \'$1\' )"/>'),
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  [
    'nested patterns',
    billion.replaceAll(/<use href="(#a\d+)"\/>/g, '<rect fill="url($1)"/>'),
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  ...Object.entries({
    class: ['class="c$1"', '.c$1'],
    id: ['id="r$1"', '#r$1'],
    'class below others': ['class="x c$1"', 'g > pattern rect.c$1:hover'],
    'class in a block': ['class="c$1"', '@media all{.c$1'],
    'class of a list': ['class="c$1"', '.none, .c$1'],
    'class behind a comment': ['class="c$1"', '/*}*/.c$1/*{*/'],
    'class of a block that is open': ['class="c$1"', '@media all{@media print{.c$1'],
    'class with a state of others': ['class="c$1"', 'rect:is(.c$1, .none)'],
    'class without a name': ['class="c$1"', ':is(.c$1)'],
    'class in brackets': ['class="c$1"', '[class="c$1"]'],
    'class of many': [`class="${many(60, (index) => `x${index} `)}c$1"`, '.c$1'],
    'class in quotation marks': ['class="c$1" title="a]"', '[title="a]"].c$1'],
  }).map(([kind, [attribute = '', selector = '']]): [string, string, string] => [
    `nested patterns by a sheet for a ${kind}`,
    billion.replaceAll(/<use href="#a(\d+)"\/>/g, `<rect ${attribute}/>`) +
      many(
        12,
        (level) =>
          `<style>${selector.replace('$1', String(level))}{fill:url(#a${level})}${selector.includes('{') ? '}' : ''}</style>`,
      ),
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ]),
  [
    'a pattern of itself by a sheet',
    '<style>rect{fill:url(#a)}</style><pattern id="a"><rect/></pattern>',
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  [
    'rules',
    `<style>${many(20_000, (index) => `.a${index}{fill:url(#a)}`)}</style>`,
    'hat zu viele Regeln (style)',
  ],
  [
    'words',
    `<style>${'a'.repeat(190_000)}</style><use href="#a"/><g id="a"><use href="#a"/></g>`,
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  [
    'brackets',
    `<style>${'['.repeat(90_000)}{fill:url(#a)}</style><g id="a"><path/></g>`,
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  ['open rules', `<style>${'a{'.repeat(300_000)}</style>`, 'hat zu viele Regeln (style)'],
  [
    'open comments',
    `<style>${'/*'.repeat(90_000)}</style><use href="#a"/><g id="a"><use href="#a"/></g>`,
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  [
    'classes',
    `<style>*{fill:url(#b)}</style>${'<path class="'.concat('a '.repeat(2_000), '"/>').repeat(400)}<g id="b"><use href="#b"/></g>`,
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  [
    'a use of itself',
    '<g id="a"><use href="#a"/></g>',
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  [
    'a long chain',
    many(4_500, (index) => `<g id="c${index}"><use href="#c${index + 1}"/></g>`),
    'zeichnet dasselbe zu oft oder verweist auf sich selbst',
  ],
  ['an attribute that never ends', `<path d="${'M0 0'.repeat(250_000)}`, 'ist kein gültiges XML'],
  ['many equal signs', `<path ${'='.repeat(500_000)}`, 'ist kein gültiges XML'],
])('refuses at once a drawing of hostile %s', async (_name, inside, reason) => {
  expect(await readSvg(svg(inside))).toEqual({ ok: false, reason });
  // The first run also compiled.
  expect(await processorMs(() => readSvg(svg(inside)))).toBeLessThan(MAX_MS);
});
