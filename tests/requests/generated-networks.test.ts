import { everydayNetworks, walkNetworks } from '../support/walk-networks';

await walkNetworks(everydayNetworks);
