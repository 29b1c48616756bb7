/** The scene's box, 900 by 500, is always visible; the parent has to clip the land around it. */
export function SceneView({ src }: { src: string }) {
  return (
    <svg
      viewBox="0 0 900 500"
      preserveAspectRatio="xMidYMax meet"
      width="100%"
      height="100%"
      overflow="visible"
      aria-hidden="true"
    >
      <use href={`${src}#szene`} />
    </svg>
  );
}
