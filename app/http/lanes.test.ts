import { expect, it } from 'vitest';
import { laneOf } from './lanes';

it.each([
  ['GET', '/muster/reifen?seite=2', 'page'],
  ['HEAD', '/', 'page'],
  ['PROPFIND', '/muster', 'page'],
  ['POST', '/muster/warenkorb', 'form'],
  ['POST', '/muster/api/v1/users', 'form'],
  ['GET', '/api/v1/articles', 'api'],
  ['POST', '/API/v1/users?x=/muster', 'api'],
  ['DELETE', '/api', 'api'],
  ['GET', '/apis', 'page'],
  ['GET', '/muster?to=/api/v1', 'page'],
  ['GET', '/assets/app-1234.js', 'file'],
  ['POST', '/assets/app-1234.js', 'file'],
  ['GET', '/muster/__manifest?paths=%2Fmuster&version=1', 'discovery'],
  ['GET', '/muster/__manifests', 'page'],
  ['GET', '/%61pi/v1/users', 'page'],
  ['GET', '', 'page'],
  ['POST', '/muster/serviceAnfrage/bilder/abc', 'upload'],
  ['POST', '/servicenavigatorExtern/bilder/abc?x=1', 'upload'],
  ['POST', '/muster/tresen/import', 'deskUpload'],
  ['POST', '/tresen/bestand/tyre:abc/bilder', 'deskUpload'],
  ['POST', '/muster/tresen/standort/aussehen/bilder', 'deskUpload'],
  ['POST', '/muster/tresen/standort/aussehen', 'form'],
  ['POST', '/muster/tresen/import/abc', 'form'],
  ['POST', '/muster/tresen/bestand/tyre:abc', 'form'],
  ['GET', '/muster/tresen/import', 'page'],
  ['GET', '/muster/serviceAnfrage/bilder/abc', 'page'],
  ['POST', '/muster/serviceAnfrage/bilder', 'form'],
  ['POST', '/muster/tresen/zahlungen/auszug', 'upload'],
  ['POST', '/muster/tresen/zahlungen', 'form'],
])('%s %s belongs to the class %s', (method, target, lane) => {
  expect(laneOf(method, target)).toBe(lane);
});
