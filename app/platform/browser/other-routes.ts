interface RouteEntry {
  id: string;
  parentId?: string | undefined;
}

type Routes<R extends RouteEntry> = Record<string, R>;

/** Adds routes below a known one; React Router gives it with every navigation. */
type Patch<Made> = (parentId: string | null, routes: Made) => void;

/**
 * Takes out of the manifest all routes but those of the page, for React Router reads and sorts all that it is given before a page
 * answers.
 * @param shown ids of the page's routes
 * @returns how the others come to be known, as soon as an address may be theirs
 */
export function leaveShownRoutes<R extends RouteEntry>(
  manifest: { routes: Routes<R> },
  shown: readonly string[],
) {
  const all = manifest.routes;
  manifest.routes = Object.fromEntries(Object.entries(all).filter(([id]) => shown.includes(id)));
  return <Made>(make: (routes: Routes<R>, parentId?: string) => Made) =>
    async ({ patch, signal }: { patch: Patch<Made>; signal: AbortSignal }): Promise<void> => {
      // A navigation that another has overtaken adds nothing.
      if (signal.aborted) return;
      const others = Object.entries(all).filter(([id]) => !(id in manifest.routes));
      const missing = Object.fromEntries(others);
      Object.assign(manifest.routes, missing);
      for (const parentId of new Set(others.map(([, { parentId: above }]) => above))) {
        if (!parentId || !(parentId in missing)) patch(parentId ?? null, make(missing, parentId));
      }
    };
}
