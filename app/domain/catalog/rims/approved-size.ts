import type { TyreDimension } from '~/domain/vehicles/fitment/verdict';

const written = /^(\d{3})(?:\/(\d{2}))? ?Z?R ?(\d{2}(?:[.,]5)?)(C)?$/i;

/** '205/55 R16', '205/65R16C', '195 R14C' */
export function readDimension(text: string): TyreDimension | undefined {
  const [, width, aspect = '0', rim = '', commercial] = written.exec(text.trim()) ?? [];
  if (width === undefined) return undefined;
  return {
    width: Number(width),
    aspect: Number(aspect),
    rimTenths: Math.round(Number(rim.replace(',', '.')) * 10),
    isCommercial: commercial !== undefined,
  };
}
