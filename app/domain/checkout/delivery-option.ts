import type { Delivery } from '~/domain/orders/order';
import type { ShippingMethod } from '~/domain/tenancy/delivery';

export interface DeliveryChoice {
  delivery: Delivery;
  shippingCode?: string | null | undefined;
}

export interface DeliveryOption {
  /** Of the form's field: 'abholung', 'versand:dhl'. */
  value: string;
  delivery: Delivery;
  shipping?: ShippingMethod;
  /** 'Versand mit DHL' */
  text: string;
}

export const sends = (options: readonly DeliveryOption[]): boolean =>
  options.some(({ shipping }) => shipping !== undefined);

/** Undefined: not offered, or not any more. */
export function chosenOption<Option extends DeliveryOption>(
  options: readonly Option[],
  { delivery, shippingCode }: DeliveryChoice,
): Option | undefined {
  const isChosen = ({ shipping }: Option) => !shippingCode || shipping?.code === shippingCode;
  return options.find((option) => option.delivery === delivery && isChosen(option));
}

/** 'versand' alone, of older forms, is the first shipping method. */
export function optionOfValue<Option extends DeliveryOption>(
  options: readonly Option[],
  value: string | undefined,
): Option | undefined {
  if (value === 'versand') return chosenOption(options, { delivery: 'versand' });
  return options.find((option) => option.value === value);
}
