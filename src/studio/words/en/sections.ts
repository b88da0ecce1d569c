import { count } from './numbers.ts'

export const sections = {
  named: {
    company: {
      name: 'Company',
      description: 'Name, telephone, e-mail and postal address. Pages show them from here.',
      alsoCalled: 'business, firm, contact, phone, telephone number, e-mail, postal address, imprint',
    },
    header: {
      name: 'Header and menu',
      description: 'What stands at the top of every page, and in the bar on phones.',
      alsoCalled: 'navigation, nav, top, dropdown, links, button, search',
    },
    footer: {
      name: 'Footer',
      description: 'What stands at the foot of every page.',
      alsoCalled: 'bottom, foot, links, copyright',
    },
    announcements: {
      name: 'Announcements',
      description: 'Bars over the header, for some days or for some pages.',
      alsoCalled: 'banner, notice, news, alert, closed, holiday',
    },
    hours: {
      name: 'Opening hours',
      description: 'When somebody answers, as visitors and search engines read it.',
      alsoCalled: 'business hours, opening times, open, closed',
    },
    logo: {
      name: 'Logo',
      description: 'The picture that stands for the company in the header and as its icon.',
      alsoCalled: 'brand, icon, favicon, mark',
    },
    redirects: {
      name: 'Redirects',
      description: 'Old addresses, and where they lead.',
      alsoCalled: 'forward, old address, moved page, former site, broken link, 301',
    },
    forms: {
      name: 'Forms and inquiries',
      description: 'Which form opens from every page, and how long inquiries are stored.',
      alsoCalled: 'quote form, contact form, questions, data, retention',
    },
    measure: {
      name: 'Measure and consent',
      description: 'Who counts visits, and how visitors are asked before.',
      alsoCalled: 'cookies, cookie banner, tracking, analytics, statistics, privacy, embed, pixel',
    },
    figures: {
      name: 'Figures and maps',
      description: 'Figures that pages show, each with its source, and the land that maps show.',
      alsoCalled: 'claims, numbers, facts, sample values',
    },
    language: {
      name: 'Language and region',
      description: 'How dates, numbers, money and telephone numbers are written.',
      alsoCalled: 'locale, currency, week, country, time',
    },
    'search-engines': {
      name: 'Search engines and addresses',
      description: 'What search engines and other programs read, and how addresses answer.',
      alsoCalled: 'seo, google, title, domain, url, crawlers, robots, similar pages',
    },
    words: {
      name: 'Words of buttons and messages',
      description: 'What the engine says by itself, such as “Step 1” or “Send”.',
      alsoCalled: 'wording, translation, labels, texts',
    },
  },
  changesPages: (pages: number) => `What you change here changes ${count(pages, { one: 'page', other: 'pages' })}.`,
  questionsOf: (form: string) => `Questions of “${form}”`,
  look: 'Colours, fonts and sizes',
  all: 'All settings',
  list: 'Settings of the site',
}
