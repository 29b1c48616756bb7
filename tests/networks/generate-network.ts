import fc from 'fast-check';
import { catalogueFiles, couponEntries } from './catalogue';
import { categoryEntries } from './categories';
import { contentFiles } from './content';
import type { Draw } from './drawing';
import { hostEntries, planHosts, redirectEntries } from './hosts';
import type { LinkPlaces } from './links';
import { companyEntries, locationEntries } from './locations';
import { vehicleFiles } from './vehicles';

/** Files of a network, from the import's schemas; the same seed gives the same files. */
export function generateNetwork(seed: number): Record<string, string> {
  const networks = fc.gen().map((generate) => {
    const draw: Draw = (arbitrary) => generate(() => arbitrary);
    const hosts = planHosts(draw, seed);
    const urls = hosts.flatMap((host) => host.urls);
    const categories = categoryEntries(draw);
    const places: LinkPlaces = {
      hostnames: hosts.map(({ hostname }) => hostname),
      categoryUrls: categories.map(({ url }) => String(url)),
    };
    const companies = companyEntries(draw);
    const companyCodes = companies.map(({ code }) => String(code));
    const lists = {
      'companies.json': companies,
      'hosts.json': hostEntries(draw, hosts),
      'categories.json': categories,
      'locations.json': locationEntries(draw, hosts, companyCodes, categories),
      'redirects.json': redirectEntries(draw, urls, places),
      'coupons.json': couponEntries(draw, urls),
      ...contentFiles(draw, places, categories, urls),
    };
    const texts = Object.entries(lists).map(([file, list]) => [file, `${JSON.stringify(list, null, 2)}\n`]);
    const catalogue = catalogueFiles(draw, urls, categories);
    return { ...Object.fromEntries(texts), ...catalogue, ...vehicleFiles(draw) } as Record<string, string>;
  });
  const [network] = fc.sample(networks, { seed, numRuns: 1 });
  return network ?? {};
}
