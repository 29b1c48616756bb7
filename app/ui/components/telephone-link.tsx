import type { ReactNode } from 'react';
import { telephoneHref } from '~/values/telephone';

/** @param children stand before the number */
export function TelephoneLink({
  phone,
  className,
  children,
}: {
  phone: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <a href={telephoneHref(phone)} className={className}>
      {children}
      {phone}
    </a>
  );
}
