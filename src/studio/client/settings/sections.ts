import type { FieldSchema } from '../../wire/setup.ts'
import type { Words } from '../../words/en.ts'
import { say } from '../../words/say.ts'
import { addressOfView } from '../views/view-address.ts'

/** A part of what the whole site shares, as a person looks for it. */
export type SettingsSection = {
  /** Its name in an address. */
  slug: string
  name: string
  description: string
  /** What else people call it, for the command palette. */
  alsoCalled: string
  /** Its file below `_data/`. */
  file: 'site' | 'theme' | 'redirects' | 'wording'
  /** The names of its fields, in order; without them, it is the whole file. */
  fields?: readonly string[]
}

type Section = Pick<SettingsSection, 'file' | 'fields'> & { slug: keyof Words['sections']['named'] }

/** A section whose words are read when they are shown: the language is not known before. */
const section = (own: Section): SettingsSection => ({
  ...own,
  get name() {
    return say().sections.named[own.slug].name
  },
  get description() {
    return say().sections.named[own.slug].description
  },
  get alsoCalled() {
    return say().sections.named[own.slug].alsoCalled
  },
})

/** The settings of a site, those first that change most often. Every field of the site file is in one of them. */
export const settingsSections: readonly SettingsSection[] = [
  section({
    slug: 'company',
    file: 'site',
    fields: ['name', 'phone', 'email', 'organization', 'legalName', 'shortName', 'foundingYear', 'priceRange'],
  }),
  section({
    slug: 'header',
    file: 'site',
    fields: ['header', 'actionBar', 'backToTop'],
  }),
  section({
    slug: 'footer',
    file: 'site',
    fields: ['footer'],
  }),
  section({
    slug: 'announcements',
    file: 'site',
    fields: ['announcements'],
  }),
  section({
    slug: 'hours',
    file: 'site',
    fields: ['hours'],
  }),
  section({
    slug: 'logo',
    file: 'theme',
    fields: ['logo'],
  }),
  section({
    slug: 'redirects',
    file: 'redirects',
  }),
  section({
    slug: 'forms',
    file: 'site',
    fields: ['quote', 'inquiries'],
  }),
  section({
    slug: 'measure',
    file: 'site',
    fields: ['measure', 'consent', 'embeds'],
  }),
  section({
    slug: 'figures',
    file: 'site',
    fields: ['claims', 'outline', 'sample'],
  }),
  section({
    slug: 'language',
    file: 'site',
    fields: ['locale', 'languages', 'currency', 'phoneCountry', 'weekStart', 'timeZone', 'translate'],
  }),
  section({
    slug: 'search-engines',
    file: 'site',
    fields: ['origin', 'titlePattern', 'crawlers', 'duplicates', 'aliases', 'headers', 'imageBase'],
  }),
  section({
    slug: 'words',
    file: 'wording',
  }),
]

/** Those that a site has, by its shared files: a site without wording changes it from a word on a page. */
export const sectionsOf = (files: readonly string[]): SettingsSection[] =>
  settingsSections.filter(({ file }) => file !== 'wording' || files.includes(file))

/** The address of a section in the studio. */
export const addressOfSection = ({ slug }: SettingsSection): string => `${addressOfView('settings')}?of=${slug}`

/** The section with a value, by the name of its file below `_data/` and the path of the value there. */
export function sectionAt(file: string, path = ''): SettingsSection | undefined {
  const [field = ''] = path.split('.')
  return settingsSections.find((one) => one.file === file && (one.fields === undefined || one.fields.includes(field)))
}

/** The path of the first field of a section; empty for a whole file. */
export const firstPath = ({ fields: [first = ''] = [] }: SettingsSection): string => first

/** The fields of a section, of all those of its file. */
export function fieldsOfSection({ fields: names }: SettingsSection, schema: FieldSchema): FieldSchema {
  const { properties = {} } = schema
  if (names === undefined) return schema
  const fields = names.flatMap((name) => (properties[name] ? [[name, properties[name]]] : []))
  return { ...schema, properties: Object.fromEntries(fields) }
}
