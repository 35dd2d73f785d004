import type { Embeds } from '#content/schema/embeds.ts';
import { EmbedFrame, formSandbox } from './embed-frame.tsx';
import { crmFrameUrl } from './frame-urls.ts';

/**
 * The contact form of the club's CRM (LeadConnector). Its script, which fits the frame to the form, loads with the
 * frame. Use it only where `crm.formId` is set; elsewhere our own contact form serves.
 * Attributes: https://help.leadconnectorhq.com, "Embed a form".
 */
export function CrmFormEmbed({ crm }: { crm: Embeds['crm'] }) {
  const src = crmFrameUrl(crm);
  if (src === null || crm.formId === null) return null;
  const id = `inline-${crm.formId}`;
  return (
    <EmbedFrame
      title={crm.title}
      provider="LeadConnector"
      src={src}
      height={crm.height}
      link={{ label: 'Open the form in a new page', to: src }}
      sandbox={formSandbox}
      isOption
      script={crm.scriptUrl}
      frame={{
        id,
        'data-layout': '{"id":"INLINE"}',
        'data-trigger-type': 'alwaysShow',
        'data-trigger-value': '',
        'data-activation-type': 'alwaysActivated',
        'data-activation-value': '',
        'data-deactivation-type': 'neverDeactivate',
        'data-deactivation-value': '',
        'data-form-name': crm.title,
        'data-height': String(crm.height),
        'data-layout-iframe-id': id,
        'data-form-id': crm.formId,
      }}
    />
  );
}

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
