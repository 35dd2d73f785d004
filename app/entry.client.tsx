/**
 * Brings the page to life when the browser has nothing better to do, or at once when the visitor first touches it.
 * Until then everything on it is plain HTML that already works; what was typed into a form stays as it is.
 */
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const firstSigns = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const;
/** The latest moment, in milliseconds, at which a browser that is never idle gets its turn. */
const idleTimeout = 2000;

function hydrate() {
  for (const sign of firstSigns) removeEventListener(sign, hydrate, true);
  if (document.documentElement.dataset['alive']) return;
  document.documentElement.dataset['alive'] = 'yes';
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

for (const sign of firstSigns) addEventListener(sign, hydrate, { capture: true, passive: true });
// Safari has no requestIdleCallback.
if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate, { timeout: idleTimeout });
else setTimeout(hydrate, 200);
