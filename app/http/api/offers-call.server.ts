import { z } from 'zod';
import { findOffers } from '~/domain/content/offers.server';
import { entryPhotos } from '~/domain/pictures/entry-images.server';
import { entryKey } from '~/domain/pictures/entry-kinds';
import { guestsOf, pageAddress } from '~/domain/tenancy/tenant';
import { linksOf } from '~/storefront/navigation/live-links.server';
import { offerTarget } from '~/storefront/offers/load-offers.server';
import { imageAddress } from './article-answer';
import { defineCall, noLocation } from './call.server';
import { ofLocation } from './fields';
import { findTenant } from './find-tenant.server';

export const offersCall = defineCall({
  path: '/api/v1/standorte/{standortUrl}/angebote',
  summary: 'Angebote, die heute gelten',
  inPath: ['standortUrl'],
  input: ofLocation,
  answer: z.object({
    data: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        text: z.string(),
        page: z.string(),
        validFrom: z.iso.date(),
        validUntil: z.iso.date(),
        image: z.url().nullable(),
      }),
    ),
  }),
  run: async (scope, { standortUrl }) => {
    const tenant = findTenant(scope, standortUrl);
    if (!tenant) return noLocation;
    const offers = await findOffers(tenant, scope.context);
    const keyOf = ({ id }: { id: string }) => entryKey('offer', id);
    const photos = await entryPhotos(scope.context, offers.map(keyOf));
    const links = linksOf(guestsOf(tenant), scope.context, {
      network: scope.services.network(),
      pageAt: scope.pageAt,
      imageSources: scope.services.config.imageSources,
    });
    const answerOf = async (offer: (typeof offers)[number]) => {
      const { id, title, text, validFrom, validUntil } = offer;
      const to = await offerTarget(links, offer.to);
      const photo = photos[keyOf(offer)];
      return {
        _id: id,
        title,
        text,
        page: to.startsWith('/') ? pageAddress(tenant, to) : to,
        validFrom,
        validUntil,
        image: photo ? imageAddress(tenant, photo) : null,
      };
    };
    return { data: await Promise.all(offers.map(answerOf)) };
  },
});
