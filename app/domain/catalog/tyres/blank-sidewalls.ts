import type { StudioTyreName } from '~/ui/illustrations/sidewall-lettering';

/** SHA-256 of the demo's photos whose sidewall has room for maker, size and date. */
export const blankSidewalls: Readonly<Record<string, StudioTyreName>> = {
  '53316cf18407fdc94fb6dcf338865ae7ff6eead97134e80402c61d9cf45cd54a': 'pkw',
  dc9596d04d7e5f1392ed676c55486fa66a93dbc29aa18cc7d3a13480964968bb: 'pkw',
  '2f802cb633f207fedcf609bdf31d98a2749d0464fb99bcbf920af313f2d3f4f1': 'pkw',
  '0c3760ce3e706c933cd6d75af13c075f82399d52fee014fc960158af3b7f768b': 'sport',
  '1573886bc1841e0092385d1ef6830f587cb122156734faa07153a9104774ae5a': 'hoch',
  d26ea143f1e32b000e6393a7f8ce5e404f1dca69a43ce674c05f1b799088ec4b: 'hoch',
  '9941fb75e161e2d92c7fa6ff1acef8ee78606c900aaa6022a8cba1239a0cf30c': 'hoch',
  '28232ffbf288d5a3532333ce5736439dd179f8e17f8ecdd35cbdae461e3939ee': 'suv',
  e2a1647bf841030878af9fb4bc1341301adc2bdeb8e20153e7e2a2702aaffec4: 'transporter',
};
