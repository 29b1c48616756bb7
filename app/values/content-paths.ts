import { href } from 'react-router';

export const glossaryPath = '/fachbegriffe';
export const tyreTestsPath = href('/TestErgebnisse');
export const tyreGuaranteePath = href('/home/aktionen/tecar-reifen');
const FINDER = 'reifen-finden';
export const tyreLandingPath = href('/home/tecarLandingpage/:showConfigurator?');
export const tyreLandingFinderPath = href('/home/tecarLandingpage/:showConfigurator?', {
  showConfigurator: FINDER,
});

/** @param value the path's last part, which may be missing; undefined for any other */
export function showsFinder(value: string | undefined): boolean | undefined {
  if (value === undefined) return false;
  return value.toLowerCase() === FINDER ? true : undefined;
}
