import { otherOrganizations, typesOfSchemaOrg } from './schema-org-types.ts'

/**
 * What a type of schema.org is a kind of. Records of `area` and `service` are no results of their own: they say where
 * something is offered, and what.
 */
export type RecordFamily = keyof typeof typesOfSchemaOrg

const families = Object.entries(typesOfSchemaOrg).flatMap(([family, types]) =>
  types.split(/\s+/).map((type) => [type, family as RecordFamily] as const),
)
const familyByType: ReadonlyMap<string, RecordFamily> = new Map(families)

/** The types of schema.org that a record may have, those that most sites look for first. */
export const recordTypes: readonly string[] = [
  ...new Set([
    ...['City', 'Place', 'LocalBusiness', 'Person', 'Product', 'Event', 'JobPosting', 'Service'],
    ...familyByType.keys(),
  ]),
]

export const familyOf = ({ type }: { type?: string | undefined }): RecordFamily | undefined =>
  type === undefined ? undefined : familyByType.get(type)

/** The types of schema.org that a company may have, those that most look for first. */
export const organizationTypes: readonly string[] = [
  ...new Set([
    ...['Organization', 'LocalBusiness', 'School', 'NGO'],
    ...`${otherOrganizations} ${typesOfSchemaOrg.business}`.split(/\s+/).sort(),
  ]),
]
