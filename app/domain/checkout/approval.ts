import { cartPath, checkoutPaths } from '~/paths';

/** `?grund=` of the page that sends shoppers to the provider. */
export const approvalReasons = ['abgebrochen', 'summe', 'stoerung'] as const;
export type ApprovalReason = (typeof approvalReasons)[number];

export const approvalPath = (reason: ApprovalReason) => `${checkoutPaths.approve}?grund=${reason}`;

export type ExpressNotice = 'paypal-abgebrochen' | 'paypal-stoerung' | 'paypal-ohne-warenkorb';

export const cartNoticePath = (notice: ExpressNotice) => `${cartPath}?hinweis=${notice}`;
