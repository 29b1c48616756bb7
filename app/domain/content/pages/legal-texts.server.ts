import { companyOf } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import type { InfoPageName } from '../info-pages';
import { type LegalDuty, missingDuties, missingFacts } from '../legal-duties';
import type { LegalText } from '../legal-text';
import { filled } from '../placeholders';
import { contentSettings } from '../settings';
import type { PageText } from './content-page';
import { readPage } from './page-markdown.server';

const pages: Partial<Record<InfoPageName, LegalText>> = { impressum: 'imprint', agb: 'terms' };

/** Undefined: the shop's own page stands there. */
export function ownText(location: Location, page: InfoPageName): PageText | undefined {
  const name = pages[page];
  const markdown = name && contentSettings.of(location)[name];
  return markdown === undefined ? undefined : readLegalText(markdown, location);
}

/** An address has a line for each line. */
export const readLegalText = (markdown: string, location: Location): PageText =>
  readPage(markdown, location, true);

/** Of the shop's own page if there is no text; its terms lack nothing. */
export function missingByLaw(location: Location, name: LegalText, markdown: string | undefined): LegalDuty[] {
  const company = companyOf(location);
  if (markdown)
    return missingDuties(
      name,
      filled(markdown, location, (value) => value),
      company,
    );
  return name === 'imprint' ? missingFacts(company) : [];
}
