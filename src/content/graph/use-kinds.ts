import type { SourcePosition } from '../parse/source-position.ts'

/** What can be asked for, each with a name such as that of the example. */
export const useKinds = {
  page: '/la/ushers',
  alias: '/las-vegas/ushers',
  block: 'faq',
  fragment: 'quote-form',
  data: 'faqs/general',
  image: 'cities/la',
  token: 'city.name',
  calculator: 'bartender',
  form: 'contact',
  template: 'city-service',
  city: 'la',
  service: 'ushers',
} as const

export type UseKind = keyof typeof useKinds

/** A name that stands somewhere in the content for something kept elsewhere. */
export type Use = { kind: UseKind; name: string; place: SourcePosition }
