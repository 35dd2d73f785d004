/** The words of our forms, from content/mail.yaml. The pages and the server share them. */
import { contentLanguage, loadContent } from '#content/load.server.ts';
import type { Mail } from '#content/schema/mail.ts';
import type { Action } from '#content/schema/text.ts';
import { formAction, type FormName, kindOfForm } from '#domain/forms.ts';
import { phoneHref } from '#domain/places.ts';

export type Office = { call: Action; write: Action };

export type FormCopy = Mail['forms'][FormName] & {
  formName: FormName;
  action: string;
  received: { title: string; text: string; another?: string | undefined };
  reference: string;
  attention: string;
  /** The question about an {address} that looks mistyped. */
  address: Mail['address'];
  office: Office;
  /** Shown while the server can't send mail, which the form needs. */
  withoutMail?: string;
};

export function formCopy(formName: FormName): FormCopy {
  const { mail, site } = loadContent();
  return {
    formName,
    action: formAction(formName, contentLanguage()),
    ...mail.forms[formName],
    received: mail.pages[kindOfForm(formName)],
    reference: mail.pages.reference,
    attention: mail.errors.fields,
    address: mail.address,
    ...(formName === 'signup' && { withoutMail: mail.pages.signup.noMail.before }),
    office: {
      call: { label: site.phone, to: phoneHref(site.phone) },
      write: { label: site.email, to: `mailto:${site.email}` },
    },
  };
}
