/** Suggests the intended address for one that looks mistyped. Pages load it when a form is sent. */
import { run } from '@zootools/email-spell-checker';

export type Doubt = {
  /** As it was typed. */
  typed: string;
  /** Undefined where only an ending such as ".com" is missing. */
  likely: string | undefined;
};

/** Undefined for an address that looks right, or is so wrong that the form rejects it. */
export function doubtAbout(typed: string): Doubt | undefined {
  const address = typed.replace(/\s/g, '').replace(mistypedCom, '.com');
  const likely = isOfInstitution.test(address) ? address : (run({ email: address })?.full ?? address);
  if (likely !== typed) return { typed, likely };
  return /@[^@.]+$/.test(typed) ? { typed, likely: undefined } : undefined;
}

/** The library corrects these to .co, a country's domain. None of them is a domain. */
const mistypedCom = /\.(?:con|cmo|comm|vom|xom|cpm)$/i;

/** The library takes ca.gov for a mistyped .ca. */
const isOfInstitution = /\.(?:edu|gov|mil|org|us)$/i;
