/**
 * A phone number as it is dialled: digits and plus only, as RFC 3966 wants it. Ten digits are a number of the US:
 * `(213) 555-0142` → `+12135550142`.
 */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return /^\d{10}$/.test(digits) ? `+1${digits}` : digits
}
