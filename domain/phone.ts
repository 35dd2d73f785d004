/** "(408) 555-0153" → "tel:+14085550153": the form that every phone dials, also from abroad (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
