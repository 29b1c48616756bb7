import { userFile } from '~/domain/accounts/user-file';
import { categoryFile } from '~/domain/catalog/kinds/category-file.server';
import { allKinds } from '~/domain/catalog/kinds/kinds.server';
import { makeFile } from '~/domain/catalog/makes/make-file.server';
import { tyreTestFile } from '~/domain/catalog/tyre-tests/tyre-test-file.server';
import { navigationFile, pageTextFile } from '~/domain/content/files/content-files.server';
import { contentPageFile } from '~/domain/content/pages/content-page-file.server';
import { couponFile } from '~/domain/coupons/coupon-file.server';
import { synonymFile } from '~/domain/search/synonym-file.server';
import { companyFile } from '~/domain/tenancy/company-file.server';
import { hostFile } from '~/domain/tenancy/host-file.server';
import { redirectFile } from '~/domain/tenancy/redirect-file.server';
import { seoFile } from '~/domain/tenancy/seo-file.server';
import { vehicleFile } from '~/domain/vehicles/import/vehicle-file.server';
import { bayFile } from '~/domain/workshop/appointments/bay-file.server';
import { labourRateFile } from '~/domain/workshop/prices/labour-rate-file.server';
import { labourValueFile } from '~/domain/workshop/prices/labour-value-file.server';
import { workshopServiceFile } from '~/domain/workshop/service-file.server';
import { serviceLocationFile } from '~/domain/workshop/service-location-file.server';
import type { NetworkFile } from '~/platform/files/network-file';
import { locationFile } from './location-file.server';
import { offerFile } from './offer-file.server';

function afterWhatTheyFollow(files: readonly NetworkFile[]): NetworkFile[] {
  const placed = new Set<NetworkFile>();
  const place = (file: NetworkFile) => {
    for (const other of files) if (other !== file && file.follows?.includes(other.name)) place(other);
    placed.add(file);
  };
  for (const file of files) place(file);
  return [...placed];
}

/** Sorted so that entries refer only to files before their own. */
export const networkFiles: readonly NetworkFile[] = [
  hostFile,
  companyFile,
  workshopServiceFile,
  locationFile,
  redirectFile,
  seoFile,
  userFile,
  categoryFile,
  navigationFile,
  offerFile,
  pageTextFile,
  contentPageFile,
  tyreTestFile,
  couponFile,
  makeFile,
  synonymFile,
  ...afterWhatTheyFollow(allKinds.flatMap(({ files }) => files)),
  vehicleFile,
  serviceLocationFile,
  labourRateFile,
  labourValueFile,
  bayFile,
];
