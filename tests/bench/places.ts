import { nearestFirst } from '~/domain/tenancy/places/distance';
import { location } from '../support/network';
import { median, p95 } from './load';
import type { Row } from './report';

const LOCATIONS = 5_000;
const SEARCHES = 500;

/** Milliseconds of a search around a random place of Germany. */
export function measurePlaces(): Row[] {
  const place = () => ({ latitude: 47.5 + Math.random() * 7, longitude: 6.5 + Math.random() * 8 });
  const locations = Array.from({ length: LOCATIONS }, (_, i) =>
    location(`location${i}`, 'host.example', { premises: place() }),
  );
  const times = Array.from({ length: SEARCHES }, () => {
    const [from, started] = [place(), performance.now()];
    const [first, second] = nearestFirst(locations, from);
    if (!((first?.km ?? 0) <= (second?.km ?? 0))) throw new Error('the nearest is not the first');
    return performance.now() - started;
  });
  return [
    { label: 'the nearest first, median', unit: 'ms', values: [median(times)], digits: 2 },
    { label: 'the nearest first, p95', unit: 'ms', values: [p95(times)], digits: 2, limit: 10 },
  ];
}
