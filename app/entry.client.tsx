/** Takes a page over from its plain HTML. When it is time for that, start.ts says; what was typed into a form stays. */
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { HydratedRouter, RouterProvider } from 'react-router/dom';
import { createPageRouter, type PageParts } from './features/between-pages/page-router.ts';

function hydrate(site: ReactNode) {
  startTransition(() => {
    hydrateRoot(document, site);
  });
}

/** @param onceAlive called when the page answers to its visitor */
export function comeAlive({ onceAlive, ...page }: PageParts & { onceAlive: () => void }): void {
  const { manifest, modules: routeModules } = page;
  const framework = { manifest, routeModules, future: {}, ssr: false, isSpaMode: false, routeDiscovery };
  hydrate(
    <>
      <FrameworkContext value={framework}>
        <RouterProvider router={createPageRouter(page)} />
      </FrameworkContext>
      {/* Where React Router has room for data when the page is built: React counts the places of what it hydrates. */}
      <OnceAlive tell={onceAlive} />
    </>,
  );
}

function OnceAlive({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** The list of all routes is there from the start. */
const routeDiscovery = { mode: 'initial', manifestPath: '' } as const;

// Reloads changed files, which ours cannot; and nobody else is told what is not strict.
if (import.meta.env.DEV)
  hydrate(
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
