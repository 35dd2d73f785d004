/** The help texts of the command line. */

export type Usage = {
  argument?: 'reference' | 'file' | 'email or reference';
  options: readonly string[];
  required?: readonly string[];
  summary: string;
  more?: string;
};

const kind = '--kind is privacy-request, contact-message or signup.';

export const usages = {
  list: {
    options: ['kind', 'all', 'json'],
    summary: 'open items, most urgent first',
    more: `--all also lists what is closed. ${kind}`,
  },
  show: { argument: 'reference', options: ['json'], summary: 'everything about one item' },
  acknowledge: {
    argument: 'reference',
    options: ['json'],
    summary: 'note that you confirmed receipt of a privacy request to its sender',
    more: 'Due 10 business days after receipt. Not for opt-outs, which are acted on at once.',
  },
  extend: {
    argument: 'reference',
    options: ['reason', 'json'],
    required: ['reason'],
    summary: 'take the one extension of 45 days, with its reason',
    more: 'Allowed once, within the first 45 days, and not for opt-outs. Tell the sender, and why.',
  },
  complete: {
    argument: 'reference',
    options: ['note', 'override', 'json'],
    required: ['note'],
    summary: 'close a privacy request or a message, noting what was done',
    more: 'A request to delete is closed once forget has deleted the data, or with --override and the reason why it stays.',
  },
  deny: {
    argument: 'reference',
    options: ['basis', 'json'],
    required: ['basis'],
    summary: 'close a privacy request that is denied, with the legal basis',
  },
  forget: {
    argument: 'email or reference',
    options: ['yes', 'json'],
    summary: 'delete everything that one person has sent',
    more: `Without --yes it lists what would go, and changes nothing. Messages, sign-ups and mails that wait are deleted; of
privacy requests, everything but the record that the law requires. Restoring a backup does not bring it back. Answer
the person first: their address goes too.`,
  },
  'renew-link': {
    argument: 'reference',
    options: ['json'],
    summary: 'a new link to a request or message, in place of those sent before',
    more: 'Anyone who has it can read the item and act on it without a password: a request until its time to answer is over, a message for 14 days.',
  },
  'revoke-links': {
    argument: 'reference',
    options: ['json'],
    summary: 'end every link to a request or message; "all" ends the link to the whole inbox',
  },
  'test-mail': {
    options: ['json'],
    summary: 'send a mail to the club now, to see that the mail server takes it',
    more: 'Uses SMTP_URL, MAIL_TO and MAIL_FROM as the site does. Only root may read them.',
  },
  export: {
    options: ['format', 'kind', 'output', 'unsubscribe-links'],
    summary: 'everything as JSON, or one kind as CSV',
    more: `--format is json (default) or csv. ${kind} Of sign-ups, confirmed addresses only.
--output writes to a new file that only you can read, instead of the screen.
--unsubscribe-links gives each address on the email list a fresh link to put into your mail.
In tables, a cell that a spreadsheet would take for a formula begins with an apostrophe.`,
  },
  purge: {
    options: ['json'],
    summary: 'delete what has been kept long enough (the site does so every day)',
    more: 'Privacy requests 24 months after they were closed, messages after 12 months, unconfirmed sign-ups after 7 days.',
  },
  backup: {
    argument: 'file',
    options: ['json'],
    summary: 'copy the inbox into a new file, even while the site is running',
    more: 'The copy holds personal data. Keep it where only you can read it, and not for longer than you need it.',
  },
  restore: {
    argument: 'file',
    options: ['yes', 'json'],
    summary: 'put a backup in place of the inbox, even while the site is running',
    more: `Asks for --yes unless the inbox is empty. The inbox as it was is kept beside it for 30 days.
Mails sent since the backup are not sent again; addresses that left the email list since stay off it.`,
  },
} satisfies Readonly<Record<string, Usage>>;

const synopsis = (name: string, { argument, options, required = [] }: Usage): string =>
  [
    name,
    argument && { file: '<file>', reference: '<PR-123456>', 'email or reference': '<email|PR-123456>' }[argument],
    ...required.map((option) => `--${option} "…"`),
    ...options
      .filter((option) => !required.includes(option))
      .map((option) => `[--${option}${['kind', 'format', 'output'].includes(option) ? ' …' : ''}]`),
  ]
    .filter(Boolean)
    .join(' ');

export const general = `The inbox: privacy requests, messages and sign-ups from the website.

  deploy/inbox <command> [options]

${Object.entries(usages)
  .map(([name, usage]) => `  ${name.padEnd(12)} ${usage.summary}`)
  .join('\n')}
  help         this text; help <command> says more

--json gives data instead of text. Times are those of the range.
On a server run it as root: it uses the site's user and settings. Elsewhere: npm run inbox -- <command>,
with the site's DATA_DIR (default ./data).
Exit codes: 0 done, 1 refused or not possible now, 2 wrong command line.
`;

export const helpFor = (name: string, usage: Usage): string =>
  `deploy/inbox ${synopsis(name, usage)}\n\n${usage.summary}\n${usage.more ? `${usage.more}\n` : ''}`;
