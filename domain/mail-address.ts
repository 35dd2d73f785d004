/** Which email addresses the forms take. */
import { fieldsOf, type FormName } from './forms.ts';

/** As browsers validate: https://html.spec.whatwg.org/#valid-e-mail-address. A domain may have letters beyond ASCII. */
const format =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d\u0080-\uffff](?:[a-z\d\u0080-\uffff-]{0,61}[a-z\d\u0080-\uffff])?(?:\.[a-z\d\u0080-\uffff](?:[a-z\d\u0080-\uffff-]{0,61}[a-z\d\u0080-\uffff])?)*$/i;

/** Top-level names without public mail servers: RFC 6761, RFC 6762, RFC 8375, RFC 9476. */
const privateDomains = /\.(?:localhost|localdomain|local|internal|invalid|arpa|alt)$/i;

/** Mail can reach a domain with a public top-level name: not "root@localhost", not an IP address. */
export function canReceiveMail(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return format.test(address) && /\.[^.]*\p{L}[^.]*$/u.test(domain) && !privateDomains.test(domain);
}

/** Whether a form takes an address that its sender insists on. */
export function takesAddress(form: FormName, address: string): boolean {
  const insisted = fieldsOf(form, {}).find(({ control }) => control === 'email')?.insisted;
  if (insisted === 'any') return /.@./.test(address);
  return insisted === 'format' ? format.test(address) : canReceiveMail(address);
}
