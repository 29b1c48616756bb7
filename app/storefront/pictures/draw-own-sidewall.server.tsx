import { renderToStaticMarkup } from 'react-dom/server';
import { OwnSidewallSheet } from '~/ui/illustrations/own-sidewall';
import { UNNAMED_ASPECT } from '~/values/tyre-size';

/** `205/55 R16 91V`, `195 R14C 106/104R`, `225/45 ZR17 94(Y) XL`; or the size alone. */
const whole = /^(\d{3})(?:\/(\d\d))? Z?R(\d\d(?:\.5)?)C?(?: \d{2,3}(?:\/\d{2,3})?(?:[A-Z]|\(Y\))(?: XL)?)?$/;

/** Undefined for an invalid marking. */
export function drawOwnSidewall(marking: string): string | undefined {
  const [, width, aspect = UNNAMED_ASPECT, inches] = whole.exec(marking) ?? [];
  if (width === undefined || inches === undefined) return undefined;
  const size = { width: Number(width), aspect: Number(aspect), inches: Number(inches) };
  if (size.width < 100 || size.aspect < 20 || size.inches < 8) return undefined;
  return renderToStaticMarkup(<OwnSidewallSheet marking={marking} size={size} />);
}
