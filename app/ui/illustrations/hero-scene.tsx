export const heroSceneNames = ['tyre', 'workshop', 'coast', 'mountains', 'city'] as const;
export type HeroSceneName = (typeof heroSceneNames)[number];

/**
 * Wide scene for the head of a page. The left 45 % stay calm for a headline; when cropped, the right side is kept. The
 * page only points into the file at `src` (`HeroSheet`): the drawing is large, and the same on many pages.
 */
export function HeroScene({ name, src }: { name: HeroSceneName; src: string }) {
  return (
    <svg
      viewBox="0 0 1600 640"
      preserveAspectRatio="xMaxYMax slice"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <use href={`${src}#${name}`} />
    </svg>
  );
}
