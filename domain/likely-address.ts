/** Suggests the intended address for one that looks mistyped. Pages load it when a form is sent. */
import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';
import type { FormName } from './forms.ts';
import { canReceiveMail, takesAddress } from './mail-address.ts';

export type Doubt = {
  /** As it was typed. */
  typed: string;
  /** Undefined where only an ending such as ".com" is missing. */
  likely: string | undefined;
  isReachable: boolean;
  /** Whether the form takes it as it was typed. */
  isTaken: boolean;
};

/** Undefined for an address that looks right, or has no "@", so that the form rejects it. */
export function doubtAbout(text: string, form: FormName): Doubt | undefined {
  const typed = text.trim();
  const address = typed.replace(/\s/g, '').replace(/@{2,}/, '@');
  const at = address.lastIndexOf('@') + 1;
  const likely = address.slice(0, at) + likelyDomain(address.slice(at));
  const isReachable = canReceiveMail(typed);
  const doubt = { typed, isReachable, isTaken: takesAddress(form, typed) };
  if (likely !== typed) return { ...doubt, likely };
  return isReachable || !typed.includes('@') ? undefined : { ...doubt, likely: undefined };
}

function likelyDomain(typed: string): string {
  const domain = endings.reduce(
    (text, [mistyped, right]) => text.replace(mistyped, right),
    typed.replace(/[.,;]+/g, '.').replace(/\.$/, ''),
  );
  const lower = domain.toLowerCase();
  if (providers.includes(lower) || national.test(lower)) return domain;
  const hasItsName = (provider: string) => nameOf(provider) === nameOf(lower);
  const isLong = (provider: string) => nameOf(provider).length >= shortest;
  return (
    providers.find((provider) => hasItsName(provider) && isLong(provider)) ??
    run({
      email: `x@${lower}`,
      domains: providers.filter((provider) => hasItsName(provider) || isLong(provider)),
      // The library's own lists take ".com.mx" for a mistyped ".com", and ".cm" for ".co".
      secondLevelDomains: [],
      topLevelDomains: [],
    })?.domain ??
    domain
  );
}

/** None of these is a top-level domain. */
const endings = [
  [/\.(?:con|cmo|comm|coom|vom|xom|cpm)$/i, '.com'],
  [/\.(?:ent|nte|ner|nett|met)$/i, '.net'],
  [/\.(?:ogr|orgg|prg)$/i, '.org'],
  [/\.(?:ed|eud|edi)$/i, '.edu'],
] as const;

const providers = `${POPULAR_DOMAINS.join(' ')}
  yahoo.com hotmail.com outlook.com live.com pacbell.net prodigy.net
  yahoo.com.mx hotmail.com.mx prodigy.net.mx yahoo.es hotmail.es
  mail.com email.com fastmail.com inbox.com protonmail.ch`.split(/\s+/);

/** Providers with a domain in each country: yahoo.com.mx. A ".co" or ".cm" is a cut-off or mistyped ".com". */
const national = /^(?:yahoo|ymail|hotmail|live|outlook|msn|yandex|gmx)\.(?:com?\.)?(?!c[om]$|om$)[a-z]{2}$/;

const nameOf = (domain: string): string => domain.split('.')[0] ?? '';

/** Shorter names are near too many others: hp.com isn't a mistyped qq.com. */
const shortest = 5;
