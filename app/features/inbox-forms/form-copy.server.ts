/** The words of our forms, from content/mail.yaml: the pages and the server say the same. */
import { contentLanguage, loadContent } from '#content/load.server.ts';
import type { Mail } from '#content/schema/mail.ts';
import type { Action } from '#content/schema/text.ts';
import { formAction, type Kind } from '#domain/forms.ts';
import { phoneHref } from '#domain/places.ts';

export type Office = { call: Action; write: Action };

export type FormCopy = Mail['forms'][Kind] & {
  kind: Kind;
  action: string;
  received: { title: string; text: string; another?: string | undefined };
  reference: string;
  attention: string;
  /** Asked about an {address} that looks mistyped. */
  address: Mail['address'];
  office: Office;
};

export function formCopy(kind: Kind): FormCopy {
  const { mail, site } = loadContent();
  return {
    kind,
    action: formAction(kind, contentLanguage()),
    ...mail.forms[kind],
    received: mail.pages[kind],
    reference: mail.pages.reference,
    attention: mail.errors.fields,
    address: mail.address,
    office: {
      call: { label: site.phone, to: phoneHref(site.phone) },
      write: { label: site.email, to: `mailto:${site.email}` },
    },
  };
}
