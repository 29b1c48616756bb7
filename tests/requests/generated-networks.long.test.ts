import { everydayNetworks, walkNetworks } from '../support/walk-networks';

const seeds = Array.from({ length: 30 }, (_, index) => index + 1);
await walkNetworks(seeds.filter((seed) => !everydayNetworks.includes(seed)));
