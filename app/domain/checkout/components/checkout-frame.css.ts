import { onPhones, severalConsents } from '~/ui/components/foot-bar.css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { center, cluster, grid, inline, note, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { from, largeLetters, space, touchTarget } from '~/ui/tokens/tokens';

const markWidth = '1.625rem';

export const steps = style(cluster({ columnGap: 3 }), {
  paddingBottom: 4,
  fontSize: 'small',
  belowDesktop: { flexWrap: 'nowrap', columnGap: 2 },
});

export const step = style(row({ gap: 2, touch: true }), { color: 'muted' });
globalStyle(`${step} + ${step}`, { belowDesktop: { flex: 1 } });
globalStyle(`${step} + ${step}::before`, {
  content: '',
  width: space[5],
  height: '1.5px',
  marginRight: 1,
  background: 'lineStrong',
  belowDesktop: { flex: 1, width: 0, margin: 0 },
});

globalStyle(`${step} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minWidth: 'touch',
  minHeight: 'touch', // The touch target is wider than the mark, which alone takes room.
  belowDesktop: { margin: `0 calc((${markWidth} - ${touchTarget}) / 2)` },
});

export const currentStep = style(step, { color: 'text', fontWeight: 650 });

export const stepMark = style(center(), {
  flex: 'none',
  borderRadius: 'round',
  fontWeight: 650,
  width: markWidth,
  height: markWidth,
  border: `1.5px solid ${theme.color.lineStrong}`,
  selectors: { [`${currentStep} &`]: { background: 'accent', color: 'accentText', borderColor: 'accent' } },
});

/** Tablets show the label of the current step, phones that of a single mark only; the others are hidden visually. */
export const stepLabel = style({});
globalStyle(`${step}:not([aria-current]) ${stepLabel}`, { belowDesktop: visuallyHiddenRules });
globalStyle(`${step}:not(:only-child) ${stepLabel}`, { belowTablet: visuallyHiddenRules });
export const message = style({ marginTop: 4 });
export const columns = style(grid({ gap: 5, align: 'start', desktop: 'aside' }), { marginTop: 4 });
export const oneColumn = style({ marginTop: 4 });
export const content = grid({ gap: 4 });
export const summary = style(stack({ gap: 3 }), { desktop: { position: 'sticky', top: space[4] } });
export const lines = style(stack({ gap: 2 }), { containerType: 'inline-size', overflowWrap: 'anywhere' });
globalStyle(`${lines} li`, { display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr) auto', gap: 3 });
globalStyle(`${lines} li > *`, { '@container': { [largeLetters]: { gridColumn: '1 / -1' } } });
export const small = style(note(), { display: 'block' });

export const sums = style(grid({ columns: 'restAndEnd', rowGap: 1, columnGap: 3, align: 'baseline' }), {
  containerType: 'inline-size',
  borderTop: 'line',
  paddingTop: 3,
});
globalStyle(`${sums} > *`, { '@container': { [largeLetters]: { gridColumn: '1 / -1' } } });
globalStyle(`${sums} dd`, { textAlign: 'right' });
export const total = style({ paddingTop: 2, fontWeight: 650 });
export const change = inline();
export const form = grid({ gap: 5 });

export const fields = style(stack(), {
  containerType: 'inline-size',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: [4, 3],
  tablet: { columnGap: 4 },
});

globalStyle(`${fields} :is(input, select)`, { maxWidth: 'none !important' });

const onTablet = (gridColumn: string) => ({ '@media': { [from.tablet]: { gridColumn } } });
const whole = style({ gridColumn: '1 / -1' });
const half = style({ gridColumn: 'span 3' });
export const cell = {
  whole,
  half,
  wide: style(whole, onTablet('span 3')),
  salutation: style(whole, onTablet('span 2')),
  name: style(half, onTablet('span 2')),
  postcode: style({ gridColumn: 'span 2' }),
  town: style({ gridColumn: 'span 4' }),
};
globalStyle(`${fields} > *`, { '@container': { [largeLetters]: { gridColumn: '1 / -1' } } });

export const options = style(stack({ gap: 3 }));
globalStyle(`${options}:not(:nth-child(2))`, { marginTop: 3 });

export const option = style(stack(), {
  borderRadius: 'small',
  padding: 4,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  border: `1.5px solid ${theme.color.lineStrong}`,
  selectors: { '&:has(:checked)': { borderColor: 'accent', background: 'accentSoft' } },
});

/** Disabled, with a reason, while a parcel is chosen. Needs no script. */
export const optionWithoutParcel = style(option);
export const reason = style({ display: 'block' });
const withParcel = 'form:has([value^="versand"]:checked)';
globalStyle(`${withParcel} ${reason}`, { color: 'warn', fontWeight: 650 });
globalStyle(`${withParcel} ${optionWithoutParcel}`, {
  background: 'page',
  color: 'muted',
  borderColor: 'line',
  pointerEvents: 'none',
});
globalStyle(`${withParcel} ${optionWithoutParcel} > input`, { visibility: 'hidden' });
export const addressOption = style({ justifyContent: 'start', textAlign: 'start' });

/** Shown if a parcel and payment at pick-up are both chosen. */
export const chooseAnew = style({});
const atOdds = 'form:has([value^="versand"]:checked):has([name="zahlung"][value="abholung"]:checked)';
globalStyle(`form:not(${atOdds}) ${chooseAnew}`, { display: 'none' });
globalStyle(`${atOdds} ${chooseAnew} + button`, { display: 'none' });
/** The choice of PayPal leads to its page. */
export const toPaypal = style({});
export const toReview = style({});
const byPaypal = 'form:has([name="zahlung"][value="paypal"]:checked)';
globalStyle(`form:not(${byPaypal}) ${toPaypal}, ${byPaypal} ${toReview}`, { display: 'none' });
/** The choice of a way of payment decides when the goods arrive. */
export const timesByPayment = style({});
const payingBy = (method: string) => `${timesByPayment}:has([name="zahlung"][value="${method}"]:checked)`;
globalStyle(
  `${timesByPayment}:not(:has([name="zahlung"]:checked)) [data-payments]:not([data-payments~="offen"])`,
  {
    display: 'none',
  },
);
/** All ways of payment; styles import styles only. */
export const timedMethods = ['vorkasse', 'paypal', 'kreditkarte', 'sepa', 'abholung'];
for (const method of timedMethods)
  globalStyle(`${payingBy(method)} [data-payments]:not([data-payments~="${method}"])`, { display: 'none' });
/** The choice of the order's type decides the next step. */
export const toDetails = style({});
export const toContact = style({});
export const toAddress = style({});
const reserving = 'form:has([name="weg"][value="reservierung"]:checked)';
const buying = 'form:has([name="weg"][value="kauf"]:checked)';
globalStyle(
  `form:not(${reserving}) ${toContact}, form:not(${buying}) ${toAddress}, form:has([name="weg"]:checked) ${toDetails}`,
  { display: 'none' },
);
globalStyle(`${option} p`, { gridColumn: 2, color: 'muted', fontSize: 'small' });
globalStyle(`${option} label`, { fontWeight: 650, cursor: 'pointer' });
export const labelled = style(cluster({ columnGap: 3 }));
globalStyle(`${labelled} ul`, { paddingBottom: 0 });
globalStyle(`${labelled} li`, { minHeight: 0 });
export const legend = style({ fontWeight: 650, fontSize: 'medium', marginBottom: 3 });
export const submit = style(grid({ gap: 3 }));
// A bar at the window's foot needs no space in the page.
globalStyle(`${submit}:has(> :only-child):not(:has(${severalConsents}))`, {
  '@media': { [onPhones]: { marginTop: -5 } },
});
globalStyle(`${submit} :is(button, ${chooseAnew})`, { desktop: { flex: '0 1 16rem' } });
