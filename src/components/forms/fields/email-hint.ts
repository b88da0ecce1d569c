import { run } from '@zootools/email-spell-checker'

/** The e-mail address that was probably meant, if the domain looks mistyped. */
export const emailHint = (typed: string): string | undefined => run({ email: typed.trim() })?.full
