import { expect, type Locator } from '@playwright/test';

/** Browsers show a picker for these. */
const PICKED = /^(date|time|datetime-local|month|week|color|range)$/;

/** As people do: taps the field, and types over what stands there, letter by letter. Stays in the field. @param delay milliseconds between letters */
export async function typeInto(field: Locator, text: string, { delay = 0 } = {}): Promise<void> {
  const { keyboard } = field.page();
  await field.click();
  if (await field.inputValue()) {
    await keyboard.press('ControlOrMeta+a');
    if (text === '') await keyboard.press('Delete');
  }
  await keyboard.type(text, { delay });
  await expect(field).toHaveValue(text);
}

/** Of a field that has a picker: nobody types there. */
export async function pickIn(field: Locator, value: string): Promise<void> {
  expect(await field.getAttribute('type')).toMatch(PICKED);
  await field.fill(value);
}
