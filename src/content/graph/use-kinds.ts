import type { SourcePosition } from '../parse/source-position.ts'

/** The kinds of names in the index, each with an example. */
export const useKinds = {
  page: '/la/tours',
  alias: '/las-vegas/tours',
  redirect: '/tours.php?city=vegas',
  block: 'faq',
  fragment: 'quote-form',
  data: 'faqs/general',
  image: 'cities/la',
  token: 'city.name',
  calculator: 'party-drink',
  form: 'contact',
  template: 'city-service',
  record: 'shops/jordaan',
} as const

export type UseKind = keyof typeof useKinds

/** A use of a name in the content. */
export type Use = { kind: UseKind; name: string; position: SourcePosition }
