import type { FileName, Names } from '~/platform/files/network-file';

export interface LocationKey {
  id: string;
  url: string;
  hostname: string;
}

export const locationName: FileName<LocationKey> = { name: 'locations' };
export const locationUrls: Names = {
  name: 'location-url',
  missing: (url) => `es gibt keinen Standort mit der url „${url}“`,
};
