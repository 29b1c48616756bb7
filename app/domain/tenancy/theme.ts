import { z } from 'zod';

export const themeNames = [
  'Default',
  'Legacy',
  'Muster',
  'EFA',
  'NOA',
  'Tecar',
  'Compact',
  'Centered',
  'Split',
  'Ribbon',
  'Sidebar',
  'Premium',
] as const;

export const headerNames = [
  'DefaultHeader',
  'LegacyHeader',
  'MusterHeader',
  'EFAHeader',
  'NOAHeader',
  'TecarHeader',
  'CompactHeader',
  'CenteredHeader',
  'SplitHeader',
  'RibbonHeader',
  'SidebarHeader',
  'PremiumHeader',
] as const;
export type HeaderName = (typeof headerNames)[number];

export const footerNames = [
  'EFAFooter',
  'NOAFooter',
  'MusterFooter',
  'DefaultFooter',
  'LegacyFooter',
] as const;
export type FooterName = (typeof footerNames)[number];

export const homeNames = ['DefaultHome', 'LegacyHome'] as const;
export type HomeName = (typeof homeNames)[number];

const linkFields = {
  type: z.enum(['internalLink', 'internalEventLink', 'externalLink', 'externalEventLink']),
  to: z.string().min(1),
  label: z.string(),
  icon: z.string().optional(),
};
export const themeLinkSchema = z.object({
  ...linkFields,
  children: z.array(z.object(linkFields)).optional(),
});

export type ThemeLink = z.infer<typeof themeLinkSchema>;

const heroSchema = z.object({
  imageLink: z.string(),
  description: z.string(),
  page: z.string(),
  headline: z.string(),
  to: z.string().optional(),
});

export const themeSchema = z.object({
  componentName: z.enum(themeNames),
  header: z.object({
    componentName: z.enum(headerNames),
    hideHomeHeroBanner: z.boolean().default(false),
    mobileVehicleSelection: z.boolean().default(false),
    brandsFilter: z.boolean().default(false),
    hideHeroBanner: z.boolean().default(false),
    hideLogin: z.boolean().default(false),
    pageContent: z.unknown().optional(),
    heroContentByPage: z.array(heroSchema).default([]),
    height: z.object({
      large: z.number(),
      medium: z.number(),
      small: z.number(),
      fallback: z.number(),
    }),
    links: z.array(themeLinkSchema).default([]),
    carDealerLink: themeLinkSchema,
    logo: z
      .object({ publicUrl: z.string(), alternative: z.string(), title: z.string() })
      .partial()
      .optional(),
    slogan: z.string().optional(),
  }),
  body: z.object({
    home: z.object({ componentName: z.enum(homeNames) }),
    hideServiceForm: z.boolean().default(false),
    stickyBoxLink: themeLinkSchema.optional(),
    showCouponInput: z.boolean().default(false),
    enablePromotionLandingpages: z.boolean().default(false),
    enableCompleteWheels: z.boolean().default(false),
  }),
  footer: z.object({
    componentName: z.enum(footerNames),
    links: z.object({
      ueberUns: themeLinkSchema,
      lieferungUndVersand: themeLinkSchema,
      impressum: themeLinkSchema,
      datenschutz: themeLinkSchema,
      agb: themeLinkSchema,
      widerrufsrecht: themeLinkSchema,
      serviceAnfrage: themeLinkSchema.optional(),
    }),
  }),
  context: z.object({ apis: z.array(z.object({ id: z.string(), url: z.string() })).default([]) }).optional(),
});

export type Theme = z.infer<typeof themeSchema>;

const internal = (to: string, label: string): ThemeLink => ({ type: 'internalLink', to, label });

/** Replaces a missing or invalid theme (spec 1, sections 4 and 9). */
export const fallbackTheme: Theme = {
  componentName: 'Default',
  header: {
    componentName: 'DefaultHeader',
    hideHomeHeroBanner: false,
    mobileVehicleSelection: false,
    brandsFilter: false,
    hideHeroBanner: false,
    hideLogin: false,
    heroContentByPage: [],
    height: { large: 60, medium: 60, small: 60, fallback: 60 },
    links: [],
    carDealerLink: internal('/', 'Autohaus'),
  },
  body: {
    home: { componentName: 'DefaultHome' },
    hideServiceForm: false,
    showCouponInput: false,
    enablePromotionLandingpages: true,
    enableCompleteWheels: false,
  },
  footer: {
    componentName: 'DefaultFooter',
    links: {
      ueberUns: internal('/ueberuns', 'Über uns'),
      lieferungUndVersand: internal('/lieferUndVersand', 'Lieferung und Versand'),
      impressum: internal('/impressum', 'Impressum'),
      datenschutz: internal('/datenschutz', 'Datenschutz'),
      agb: internal('/agb', 'AGB'),
      widerrufsrecht: internal('/widerrufsrecht', 'Widerrufsrecht'),
    },
  },
};

export const footerPages = [
  'ueberUns',
  'lieferungUndVersand',
  'impressum',
  'datenschutz',
  'agb',
  'widerrufsrecht',
] as const;

/** Drops unknown keys (spec 1, section 5). @returns undefined for an invalid theme; the caller logs it and uses `fallbackTheme` */
export function parseTheme(stored: unknown): Theme | undefined {
  const result = themeSchema.safeParse(stored);
  return result.success ? result.data : undefined;
}

/** Removes pictures whose source contains a CSS url function (spec 1, section 5). @returns the theme and the removed sources */
export function rejectImageSources(theme: Theme): { theme: Theme; rejected: string[] } {
  const isRejected = (source: string) => /url\s*\(/i.test(source);
  const entries = theme.header.heroContentByPage;
  const rejected = entries.map(({ imageLink }) => imageLink).filter(isRejected);
  if (rejected.length === 0) return { theme, rejected };
  const heroContentByPage = entries.map((entry) =>
    isRejected(entry.imageLink) ? { ...entry, imageLink: 'drawing:tyre' } : entry,
  );
  return { theme: { ...theme, header: { ...theme.header, heroContentByPage } }, rejected };
}
