/** The pages behind the links of the office's mails: a part of content/mail.yaml. */
import { z } from 'zod';
import { eachOf, line } from './text.ts';

/** Rejects placeholders in braces that are never filled in. */
export const known = (names: readonly string[]) => (text: string, context: z.RefinementCtx) => {
  for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (names.includes(name)) continue;
    const allowed = names.length > 0 ? names.map((one) => `{${one}}`).join(', ') : 'no words in braces';
    const params = { typed: `{${name}}`, allowed };
    context.addIssue({ code: 'custom', message: `uses {${name}}, which is never filled in`, params });
  }
};

/** Placeholders that the law or the next step depends on. */
const essential: ReadonlySet<string> = new Set([
  'confirmBy',
  'answerBy',
  'confirmUrl',
  'unsubscribeUrl',
  'officeUrl',
  'deskUrl',
  'answers',
  'closures',
  'requests',
  'titles',
]);

/** Rejects a text that has lost such a placeholder. @param names the placeholders that are filled in there */
export const needed = (names: readonly string[]) => (text: string, context: z.RefinementCtx) => {
  for (const name of names)
    if (essential.has(name) && !text.includes(`{${name}}`))
      context.addIssue({
        code: 'custom',
        message: `lacks {${name}}, which its reader needs`,
        params: { typed: '', allowed: `the text with {${name}} where it was` },
      });
};

export const page = z.strictObject({ title: line, text: line });
export const asked = page.extend({ button: line });
const field = z.strictObject({ label: line, hint: line.optional() });
const job = (...fields: string[]) => page.extend({ fields: eachOf(fields, () => field) });

export const deskSchema = z
  .strictObject({
    title: line.superRefine(known(['reference'])),
    text: line.superRefine(known(['ends'])).describe('what to know of the link; {ends} is when it stops working'),
    ended: page,
    noted: line.describe('said once a step is noted'),
    gone: line.describe('said once a message is deleted'),
    missing: line.describe('said where a step lacks its words'),
    wroteBefore: line.describe('above what else came from the same address'),
    message: page
      .extend({ title: line.superRefine(known(['reference'])), text: line.superRefine(known(['ends'])) })
      .describe('the same for a message'),
    answered: asked,
    spam: asked,
    acknowledge: asked,
    extend: asked.extend({ field: line }),
    forget: asked.extend({ confirm: asked }).describe('deletes everything that the requester has sent'),
    complete: asked.extend({ field: line }),
    'keep-data': asked.extend({ field: line }).describe('closes a request to delete although data stays'),
    deny: asked.extend({ field: line }),
    calendar: page
      .extend({
        none: line.describe('in place of events, where none was read'),
        absent: line.describe('the same where the website reads no calendar of the club'),
        link: line.describe('said of it on the pages that lead there'),
      })
      .describe('how the club’s calendars were read, behind the links of the office'),
    inbox: page
      .extend({
        text: line.superRefine(known(['ends'])),
        open: line.superRefine(known(['count'])).describe('above what is open; {count} is how many'),
        found: line.superRefine(known(['count'])).describe('above what a search has found'),
        act: page.describe('how to act, behind a link that only reads'),
        bounced: line.describe('of a receipt or notice that was given up'),
        search: asked.extend({ field: line }),
        export: asked.extend({ confirm: asked }),
        correct: asked.extend({
          old: line.describe('the label of the old address'),
          corrected: line.describe('the label of the corrected one'),
          confirm: asked,
          done: line.superRefine(known(['corrected'])),
        }),
      })
      .describe('the page behind the link of the weekly mail, which lists what is open'),
  })
  .describe('the pages behind the links of notices, on which the office handles requests and messages');

export const officeSchema = z
  .strictObject({
    title: line,
    ask: asked.extend({ field: line }),
    asked: page.extend({ text: line.superRefine(known(['count', 'minutes'])) }),
    noMail: line.describe('said where no link can be mailed'),
    ended: asked,
    begin: asked.extend({ text: line.superRefine(known(['minutes'])) }),
    text: line.superRefine(known(['ends'])).describe('what to know of the link; {ends} is when it stops working'),
    finish: asked,
    finished: page,
    saysNow: line,
    willRead: line,
    closed: line,
    fixed: line.describe('of a closure that this page can’t lift'),
    liftedAlready: line,
    close: asked.extend({
      fields: z.strictObject({ title: field, from: field, to: field, opens: field }),
      check: line.describe('in front of a question about what was typed'),
      confirm: asked,
    }),
    lift: asked.extend({ confirm: asked }),
    jobs: z
      .strictObject({
        'special-day': job('date', 'opens', 'closes', 'lastCheckIn', 'name', 'es'),
        announcement: job('text', 'es', 'from', 'to', 'link'),
        price: job('id', 'amount', 'from'),
        photo: job('id', 'file', 'alt', 'es'),
      })
      .describe('the forms that edit the content'),
    open: line.describe('of a link to such a form'),
    inbox: page.describe('the link to the inbox'),
    elsewhere: page.describe('said where there is no clone of the content'),
    seeFirst: line,
    willPublish: line,
    doubt: asked.describe('asks about what is hardly meant'),
    again: asked.describe('leads back to the form, from a doubt and from that question'),
    publish: asked.describe('asks before an edit is stored'),
    requests: z.strictObject({
      states: z.strictObject({
        waiting: line,
        committed: line,
        published: line,
        refused: line,
        question: line,
        ended: line,
      }),
      steps: z.strictObject({ withdraw: asked, yes: asked, correct: asked, undo: asked }),
      undo: asked,
      late: line,
    }),
  })
  .describe('the office’s page (docs/office.md)');
