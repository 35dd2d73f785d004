import { ActionLink } from '#app/components/ui/action-link.tsx';
import { LegalDocument } from '#app/features/legal/legal-document.tsx';
import { actionsOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { openPreferences, useConsent } from '#app/features/consent/consent.tsx';

export default function Privacy({ top, page, choice }: PageProps<'privacy'>) {
  const request = (
    <p className="screen-only mt-5">
      <ActionLink tone="secondary" action={actionsOf(page, 'request').request} />
    </p>
  );
  return (
    <LegalDocument
      top={top}
      page={page}
      inForce
      below={{ 'california-rights': request, cookies: <YourChoice words={choice} /> }}
    />
  );
}

type YourChoiceProps = { words: { title: string; signal: string } };

/** Opens the cookie preferences, and says whether this browser's privacy signal was honored. Needs hydration. */
function YourChoice({ words }: YourChoiceProps) {
  const { ready, signal } = useConsent();
  if (!ready) return null;
  return (
    <div className="screen-only mt-5 grid gap-4">
      {signal && (
        <Notice tone="success">
          <p>{words.signal}</p>
        </Notice>
      )}
      <div>
        <Button onClick={openPreferences}>{words.title}</Button>
      </div>
    </div>
  );
}
