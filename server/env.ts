/** All settings. Each overrides content/; scripts/schemas.ts lists them in docs/operations.md. */
import { z } from 'zod';
import { aWebAddress, type SettingFacts, settingFacts, webUrl } from '#server/feeds/feed.ts';
import { feedSettings } from '#server/feeds/registry.ts';
import { StartError } from '#server/start-error.ts';

const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(lowest).max(highest));

const onOrOff = z.enum(['on', 'off']);

const mailAddresses = z
  .string()
  .refine((list) => list.split(',').every((one) => z.email().safeParse(one.trim()).success));

const shape = {
  PORT: wholeNumber(0, 65_535).default(3000).register(settingFacts, {
    description: 'The port that the site is served on. 0 takes any free port and prints it.',
    allowed: 'a whole number from 0 to 65535',
  }),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/)
    .default('127.0.0.1')
    .register(settingFacts, {
      description:
        'The address to listen on. The default is reached from this machine only; 0.0.0.0 or :: listens on all of its networks.',
      allowed: 'an IP address or a host name',
    }),
  DATA_DIR: z.string().default('./data').register(settingFacts, {
    description:
      'The folder for what visitors send and for the last good answers of the live feeds. Back it up. Relative paths count from the folder the server is started in.',
    allowed: 'a path',
  }),
  TRUST_PROXY: z
    .stringbool({ truthy: ['on', 'true'], falsy: ['off', 'false'] })
    .transform(Number)
    .or(wholeNumber(0, 10))
    .default(0)
    .register(settingFacts, {
      description:
        'How many of your proxies are in front of the server. With 1, the visitor’s address is the last entry of X-Forwarded-For and X-Forwarded-Proto is believed; with 2, the last but one, and so on. Leave it at 0 when visitors reach the server directly: they could forge both headers.',
      allowed: 'off, on (one proxy), or the number of proxies from 0 to 10',
    }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').register(settingFacts, {
    description: 'The least serious kind of log line that is written. Requests are logged at info.',
    allowed: 'fatal, error, warn, info, debug or silent',
  }),
  RATE_LIMIT: onOrOff.default('on').register(settingFacts, {
    description: 'The limit on posts from one visitor. Off is for tests and load measurements only.',
    allowed: 'on or off',
  }),
  ...feedSettings,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .register(settingFacts, {
      description:
        'The mail server, as smtps://user:password@host:465 or smtp://user:password@host:587 (percent-encode special characters). TLS is required of every server but one on this machine; ?requireTLS=false at the end allows another without. Not set: nothing is mailed; what visitors send is kept and read with deploy/inbox.',
      allowed: 'an address that starts with smtp:// or smtps://',
      secret: true,
    }),
  MAIL_API_KEY: z.string().regex(/^\S+$/).optional().register(settingFacts, {
    description:
      'The key of a mail service that takes mails over HTTP as Resend does (resend.com): for hosts from which no mail server can be reached. With it SMTP_URL is not used.',
    allowed: 'a text without spaces',
    secret: true,
  }),
  MAIL_API_URL: webUrl.default('https://api.resend.com/emails').register(settingFacts, {
    description: 'Where that service takes mails.',
    allowed: aWebAddress,
  }),
  MAIL_TO: mailAddresses.optional().register(settingFacts, {
    description:
      'Who at the club is notified of each new item, separated by commas. Not set: the email address in content/site.yaml.',
    allowed: 'one email address, or several separated by commas',
  }),
  DOMAIN_ENDS: z.iso.date().optional().register(settingFacts, {
    description: 'The day on which the domain ends, as the registrar says it. /readyz warns 21 days before.',
    allowed: 'a day such as 2027-05-01',
  }),
  MAIL_FROM: z.email().optional().register(settingFacts, {
    description:
      'The address that the site’s mails come from: one that the mail server may send for. Answers go to the email address in content/site.yaml all the same. Not set: that address.',
    allowed: 'one email address',
  }),
};

const settingsSchema = z.object(shape);

/** `TRUST_PROXY` is the number of trusted proxies. */
export type Settings = z.output<typeof settingsSchema>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(shape) as SettingName[];

/** Throws if the setting was added without its facts. */
export function factsOf(name: SettingName): SettingFacts {
  const facts = settingFacts.get(shape[name]);
  if (!facts) throw new Error(`server/env.ts: ${name} has no facts`);
  return facts;
}

/** Ignores unknown and empty variables. @throws {StartError} naming every variable at fault and what is allowed */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]));
  const result = settingsSchema.safeParse(given);
  if (result.success) return result.data;
  const atFault = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const lines = settingNames.filter((name) => atFault.has(name)).map((name) => complaint(name, given[name]));
  throw new StartError(
    `The site did not start: ${lines.length === 1 ? 'a setting is' : 'some settings are'} wrong.\n${lines.join('\n')}`,
  );
}

function complaint(name: SettingName, value: string | undefined): string {
  const { allowed, secret } = factsOf(name);
  const found =
    value === undefined
      ? 'is not set'
      : secret
        ? 'has a value that is not allowed (not shown here)'
        : `is ${JSON.stringify(value)}`;
  return `  ${name} ${found}; it must be ${allowed}.`;
}
