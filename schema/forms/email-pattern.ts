/**
 * An e-mail address as people have it, with letters of any alphabet (RFC 6531): `jörg@müller.example`. The name of its host has a dot:
 * one without is a slip.
 */
export const emailPattern =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z0-9-]{1,59}|[\p{L}\p{M}]{2,63})$/iu

/** Providers whose addresses are the same with and without dots. */
const withoutDots = ['gmail.com', 'googlemail.com']

/** The mailbox that an address reaches: `Ana.Lima+news@gmail.com` and `analima@gmail.com` are one. */
export function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.normalize().toLowerCase().split('@')
  const [plain = ''] = name.split('+')
  return `${withoutDots.includes(host) ? plain.replaceAll('.', '') : plain}@${host === 'googlemail.com' ? 'gmail.com' : host}`
}
