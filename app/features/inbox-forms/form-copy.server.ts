/** The words of our forms, from content/mail.yaml: the pages and the server say the same. */
import { loadContent } from '#content/load.server.ts';
import type { Mail } from '#content/schema/mail.ts';
import type { Action } from '#content/schema/text.ts';
import { phoneHref } from '#domain/phone.ts';

type FormName = keyof Mail['forms'];

/** How to reach the range office when a form does not work. */
export type Office = { call: Action; write: Action };

export type FormCopy<Name extends FormName = FormName> = Pick<Mail['forms'][Name], 'submit' | 'fields'> & {
  /** What is said once the message is stored. */
  received: Mail['pages'][Name];
  /** "Your reference number". */
  reference: string;
  office: Office;
};

/** The words of one form, for a page's loader. */
export function formCopy<Name extends FormName>(name: Name): FormCopy<Name> {
  const { mail, site } = loadContent();
  const { submit, fields } = mail.forms[name];
  return {
    submit,
    fields,
    received: mail.pages[name],
    reference: mail.pages.reference,
    office: {
      call: { label: site.phone, to: phoneHref(site.phone) },
      write: { label: site.email, to: `mailto:${site.email}` },
    },
  };
}
