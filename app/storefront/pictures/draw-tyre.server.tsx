import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { readTypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { letteringOf } from '~/domain/catalog/tyres/tyre';
import { SidewallLettering, type StudioTyreName, studioTyres } from '~/ui/illustrations/sidewall-lettering';
import { treadPatterns } from '~/ui/illustrations/tread-patterns';
import { type MountedRim, TyreDrawing } from '~/ui/illustrations/tyre-drawing';
import type { TyrePattern } from '~/ui/illustrations/tyre-patterns';
import { UNNAMED_ASPECT } from '~/values/tyre-size';

const tyrePatterns = Object.keys(treadPatterns) as TyrePattern[];
const cachedDrawings = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (svg) => svg.length,
});
const winterTreads = new Set<TyrePattern>(['lamellen', 'alpin', 'allwetter']);

const plainMarking = /^[\p{L}\d ()/.,+*-]{1,30}$/u;

/** Undefined for unknown treads, sizes and names. @param rim the rim of a complete wheel */
export function drawTyre(tread: string, make: string, marking: string, rim?: MountedRim): string | undefined {
  const pattern = tyrePatterns.find((candidate) => candidate === tread);
  const { choices } = readTypedTyre(marking, []);
  const { width, aspect, rimTenths } = choices;
  const isWhole = width !== undefined && aspect !== undefined && rimTenths !== undefined;
  if (!pattern || !isWhole || make !== letteringOf(make) || !plainMarking.test(marking)) return undefined;
  const key = [tread, make, marking, rim?.pattern, rim?.finish, rim?.nuts].join('/');
  const known = cachedDrawings.get(key);
  if (known) return known;
  const svg = renderToStaticMarkup(
    <TyreDrawing
      pattern={pattern}
      maker={make}
      marking={marking}
      width={width}
      aspect={aspect || UNNAMED_ASPECT}
      inches={rimTenths / 10}
      threePmsf={winterTreads.has(pattern)}
      rim={rim}
    />,
  );
  cachedDrawings.set(key, svg);
  return svg;
}

const isStudioTyre = (name: string): name is StudioTyreName => Object.hasOwn(studioTyres, name);

/** Undefined for unknown photos, sizes and names. @param photo 'schrift-pkw-2026', with the year of the date */
export function drawSidewallLettering(photo: string, make: string, marking: string): string | undefined {
  const [, tyre = '', year = ''] = /^schrift-(\w+)-(20\d\d)$/.exec(photo) ?? [];
  const isPrintable = make === letteringOf(make) && plainMarking.test(marking);
  if (!isStudioTyre(tyre) || !isPrintable) return undefined;
  return renderToStaticMarkup(
    <SidewallLettering tyre={tyre} maker={make} marking={marking} dot={`DOT X7RA 23${year.slice(2)}`} />,
  );
}
