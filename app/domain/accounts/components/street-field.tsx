import { useState } from 'react';
import { TextField } from '~/ui/components/field';
import { STREET_QUESTION } from '../person-fields';

/** The street, and in a hidden field the one that was asked about, now or before: sent again, it is taken. */
export function StreetField({
  value,
  confirmed,
  stored,
  ...field
}: {
  id: string;
  name: string;
  confirmed: string;
  /** Asked about before. */
  stored: string | undefined;
  /** What is typed now. */
  value: string | undefined;
  defaultValue?: string | undefined;
  errors?: string[] | undefined;
  required?: boolean;
  autoComplete?: string | undefined;
}) {
  const asksNow = field.errors?.includes(STREET_QUESTION) ? value?.trim() : undefined;
  const [asked, setAsked] = useState(asksNow ?? stored);
  if (asksNow && asksNow !== asked) setAsked(asksNow);
  return (
    <>
      <TextField label="Straße und Hausnummer" {...field} />
      <input type="hidden" name={confirmed} value={asked ?? ''} />
    </>
  );
}
