import type { Names } from '~/platform/files/network-file';

export const CATEGORY_URLS = 'category-url';
export const listUrls: Names = {
  name: 'category-with-list',
  missing: (url) => `keine Warengruppe mit Liste hat die url „${url}“`,
};
export const articleCategories: Names = {
  name: 'category-of-articles',
  missing: (url) =>
    `kein Artikel gehört zu „${url}“: erwartet wird eine Warengruppe wie reifen, sommerreifen, winterreifen`,
};
