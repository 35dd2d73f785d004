import type { Embeds } from '#content/schema/embeds.ts';
import { EmbedFrame, formSandbox } from './embed-frame.tsx';

/** The mailing list's form at Brevo. Use it only where `signup.formUrl` is set; elsewhere our own sign-up serves. */
export function SignupEmbed({ signup }: { signup: Embeds['signup'] }) {
  if (signup.formUrl === null) return null;
  return (
    <EmbedFrame
      title={signup.title}
      provider="Brevo"
      src={signup.formUrl}
      height={signup.height}
      link={{ label: 'Open the form in a new page', to: signup.formUrl }}
      sandbox={formSandbox}
      isOption
    />
  );
}
