import type { InfoPage } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import type { PageText } from '../../pages/content-page';
import { Html } from '../clean-html';
import { InfoLayout } from '../info-layout';

interface OwnTextPageProps {
  page: InfoPage;
  place: LocationSummary;
  text: PageText;
}

/** A page of the location's own words. */
export function OwnTextPage({ page, place, text: { intro, groups } }: OwnTextPageProps) {
  const { title, city } = place;
  const sections = groups.map(({ id, title: heading, html, parts }) => ({
    id,
    title: heading,
    body: (
      <>
        <Html html={html} />
        {parts.map((part) => (
          <div key={part.id} id={part.id}>
            <h3>{part.title}</h3>
            <Html html={part.html} />
          </div>
        ))}
      </>
    ),
  }));
  const first =
    intro === '' ? [] : [{ id: 'anfang', title: `${title}, ${city}`, body: <Html html={intro} /> }];
  return (
    <InfoLayout page={page} place={place} lead={page.description(place)} sections={[...first, ...sections]} />
  );
}
