/** content/notices.yaml, with the texts of the overlays, and content/announcements.yaml. */
import { z } from 'zod';
import { action, day, inline, line, localMoment, plain, refuse, slug, target } from './text.ts';

const shareholderWords = { title: line, text: inline, learnMore: action, call: action };

const cookies = z.strictObject({
  title: line,
  text: inline,
  accept: line,
  essentialOnly: line,
  customize: line,
  close: line,
  preferencesTitle: line,
  save: line,
  essential: z.strictObject({ label: line, text: line }),
  analytics: z.strictObject({
    label: line,
    text: line,
    accepting: line.describe('said in the banner, followed by the name of the analytics service, if there is one'),
    absent: line.describe('said in its place while embeds.yaml names no analytics script'),
  }),
  embedded: z.strictObject({ label: line, text: line }),
  privacySignal: line.describe('said where the browser sends Global Privacy Control'),
});

const offline = z.strictObject({
  title: line.describe('said when a link is followed without a signal, to a page that is not on the device'),
  text: line,
  line: line.describe('shown below the header while the website cannot be reached'),
  saved: line.describe('follows it, with the day and time at which the page was saved'),
  kept: line.describe('shown in the footer once the whole website is on the device'),
});

const notSaved = z.strictObject({
  title: line.describe('shown without a signal, in place of a page that is not on the device'),
  text: line,
  link: line.describe('leads to the same page in the other language, where that is on the device'),
  list: line.describe('above the list of the pages that are on the device'),
  saved: line.describe('behind each of them, followed by the day and time at which it was saved'),
});
export type NotSavedWords = z.infer<typeof notSaved>;

export const noticesSchema = z.strictObject({
  shareholder: z.strictObject({
    storageKey: slug.describe('a new key shows the notice again to those who closed the last one'),
    delaySeconds: z.number().min(0).max(60).describe('seconds after the page has loaded: 1.5'),
    endsAt: localMoment.nullable().describe('the moment after which it is no longer shown; null for never'),
    ...shareholderWords,
  }),
  cookies,
  closures: z.strictObject({ answer: line.describe('closes the dialog that tells of a closure') }),
  offline,
  notSaved,
  download: z.strictObject({
    title: line,
    homeText: line,
    pageText: line,
  }),
  privacyRequest: z.strictObject({ toastTitle: line, toastText: line }),
  es: z
    .strictObject({
      shareholder: z.strictObject(shareholderWords),
      cookies,
      offline,
      notSaved,
      englishOnly: z
        .strictObject({ title: line, text: inline })
        .describe('on the Spanish home page: what is in English alone, and which rules prevail'),
    })
    .describe('the overlays on the pages in Spanish, and what they say of English'),
});
export type Notices = z.infer<typeof noticesSchema>;

const announcement = z
  .strictObject({
    text: plain
      .max(200)
      .describe(
        'one or two short sentences, in 200 characters at most: "Volunteer day on Saturday, January 16. Lunch is on us."',
      ),
    es: plain.max(240).describe('the same in Spanish, with the same numbers, for the Spanish pages'),
    from: day.describe('the first day on which it is shown, in quotes: "2027-01-02"'),
    to: day.describe('the last day on which it is shown: "2027-01-16"'),
    link: target.optional().describe('the page or web address with the details: /calendar'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' });

export const announcementsSchema = z
  .array(announcement)
  .describe('one entry for each announcement, beginning with "- text: …"; [] alone where there is none')
  .superRefine((all, context) => {
    all.forEach(({ from, to }, index) => {
      const other = all.slice(0, index).find((earlier) => from <= earlier.to && earlier.from <= to);
      if (other)
        refuse(
          context,
          [index, 'from'],
          `must not share days with the announcement from ${other.from} to ${other.to}: one is shown at a time`,
        );
    });
  });
export type Announcement = z.infer<typeof announcementsSchema>[number];
