import type { FieldSchema } from '../../wire/setup.ts'
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

/** The settings of a site, those first that change most often. Every field of the site file is in one of them. */
export const settingsSections: readonly SettingsSection[] = [
  {
    slug: 'company',
    name: 'Company',
    description: 'Name, telephone, e-mail and postal address. Pages show them from here.',
    alsoCalled: 'business, firm, contact, phone, telephone number, e-mail, postal address, imprint',
    file: 'site',
    fields: ['name', 'phone', 'email', 'organization', 'legalName', 'shortName', 'foundingYear', 'priceRange'],
  },
  {
    slug: 'header',
    name: 'Header and menu',
    description: 'What stands at the top of every page, and in the bar on phones.',
    alsoCalled: 'navigation, nav, top, dropdown, links, button, search',
    file: 'site',
    fields: ['header', 'actionBar', 'backToTop'],
  },
  {
    slug: 'footer',
    name: 'Footer',
    description: 'What stands at the foot of every page.',
    alsoCalled: 'bottom, foot, links, copyright',
    file: 'site',
    fields: ['footer'],
  },
  {
    slug: 'announcements',
    name: 'Announcements',
    description: 'Bars over the header, for some days or for some pages.',
    alsoCalled: 'banner, notice, news, alert, closed, holiday',
    file: 'site',
    fields: ['announcements'],
  },
  {
    slug: 'hours',
    name: 'Opening hours',
    description: 'When somebody answers, as visitors and search engines read it.',
    alsoCalled: 'business hours, opening times, open, closed',
    file: 'site',
    fields: ['hours'],
  },
  {
    slug: 'logo',
    name: 'Logo',
    description: 'The picture that stands for the company in the header and as its icon.',
    alsoCalled: 'brand, icon, favicon, mark',
    file: 'theme',
    fields: ['logo'],
  },
  {
    slug: 'redirects',
    name: 'Redirects',
    description: 'Old addresses, and where they lead.',
    alsoCalled: 'forward, old address, moved page, former site, broken link, 301',
    file: 'redirects',
  },
  {
    slug: 'forms',
    name: 'Forms and inquiries',
    description: 'Which form opens from every page, and how long inquiries are stored.',
    alsoCalled: 'quote form, contact form, questions, data, retention',
    file: 'site',
    fields: ['quote', 'inquiries'],
  },
  {
    slug: 'measure',
    name: 'Measure and consent',
    description: 'Who counts visits, and how visitors are asked before.',
    alsoCalled: 'cookies, cookie banner, tracking, analytics, statistics, privacy, embed, pixel',
    file: 'site',
    fields: ['measure', 'consent', 'embeds'],
  },
  {
    slug: 'figures',
    name: 'Figures and maps',
    description: 'Figures that pages show, each with its source, and the land that maps show.',
    alsoCalled: 'claims, numbers, facts, sample values',
    file: 'site',
    fields: ['claims', 'outline', 'sample'],
  },
  {
    slug: 'language',
    name: 'Language and region',
    description: 'How dates, numbers, money and telephone numbers are written.',
    alsoCalled: 'locale, currency, week, country, time',
    file: 'site',
    fields: ['locale', 'currency', 'phoneCountry', 'weekStart', 'timeZone'],
  },
  {
    slug: 'search-engines',
    name: 'Search engines and addresses',
    description: 'What search engines and other programs read, and how addresses answer.',
    alsoCalled: 'seo, google, title, domain, url, crawlers, robots, similar pages',
    file: 'site',
    fields: ['origin', 'titlePattern', 'crawlers', 'duplicates', 'aliases', 'headers', 'imageBase'],
  },
  {
    slug: 'words',
    name: 'Words of buttons and messages',
    description: 'What the engine says by itself, such as “Step 1” or “Send”.',
    alsoCalled: 'wording, translation, labels, texts',
    file: 'wording',
  },
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
