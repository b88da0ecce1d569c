import { isMapping } from '../../../../schema/is-mapping.ts'
import { valueChanges } from '../../../content/compare/value-changes.ts'
import { fileKind } from '../../../content/parse/file-kind.ts'
import { redirectsFile } from '../../../studio/server/redirect-texts.ts'
import type { Weighty, WeightyKind } from '../../review-wire.ts'
import { type ChangedValues, hasKey, keyChanges } from './key-changes.ts'

/** More pages that go, or redirects that come, than these in one piece of work are weighty. */
const many = 20

/** Longest value that is shown, in characters. */
const maxShown = 300

/** A value in one line, as far as it can be read at a glance. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
}

/** Whether a target is an address of this site. */
const isOwn = (to: unknown) => typeof to === 'string' && /^\/(?![/\\])/.test(to)

/** Where forms send what visitors write, and how. Something new that sends it to this site is as usual. */
function ofForms(file: ChangedValues): Weighty[] {
  const kinds = { endpoint: 'form-address', transport: 'form-transport', address: 'newsletter-address' } as const
  return Object.entries(kinds).flatMap(([key, kind]) =>
    keyChanges(key, file)
      .filter(({ value, isNew }) => !(isNew && isOwn(value)))
      // Other things have an address too: of a newsletter it is where a form is sent.
      .filter(({ value }) => key !== 'address' || value === undefined || /^\s*(?:https?:|<)/i.test(String(value)))
      .map(({ value, about }) => ({ kind, about, value: shown(value) })),
  )
}

/** A page that asked for a password, and no longer does, or for another one. A page that is new behind one is as safe as can be. */
function ofGate(file: ChangedValues): Weighty[] {
  if (!hasKey('gate', file.before)) return []
  const about = titleOf(file)
  if (!hasKey('gate', file.after)) return [{ kind: 'gate-gone', about, value: '' }]
  return keyChanges('gate', file).length > 0 ? [{ kind: 'gate-changed', about, value: '' }] : []
}

function titleOf({ name, before, after }: ChangedValues): string {
  for (const one of [after, before]) if (isMapping(one) && typeof one['title'] === 'string') return one['title']
  return name
}

/** What measures visits, asks for consent, and where the site and parts of its pages come from. */
const ofSite: Readonly<Record<string, WeightyKind>> = {
  measure: 'measure',
  consent: 'consent',
  origin: 'origin',
  imageBase: 'pictures',
  embeds: 'embeds',
}

function ofSettings({ before, after }: ChangedValues): Weighty[] {
  return Object.entries(ofSite).flatMap(([key, kind]) => {
    const [was, is] = [before, after].map((value) => (isMapping(value) ? value[key] : undefined))
    return valueChanges(was, is).length === 0 ? [] : [{ kind, about: '', value: shown(is) }]
  })
}

function ofRedirects({ before, after }: ChangedValues): Weighty[] {
  const lines = (value: unknown) =>
    (Array.isArray(value) ? value : []).filter(isMapping).map(({ from, to }) => ({ from: shown(from), to: shown(to) }))
  const was = new Set(lines(before).map(({ from, to }) => JSON.stringify([from, to])))
  const news = lines(after).filter(({ from, to }) => !was.has(JSON.stringify([from, to])))
  return [
    ...news
      .filter(({ to }) => to !== '' && !isOwn(to))
      .map(({ from, to }): Weighty => ({ kind: 'redirect', about: from, value: to })),
    ...(news.length > many ? [{ kind: 'redirects' as const, about: '', value: String(news.length) }] : []),
  ]
}

/** The home page, or what many pages are after, leaves search engines. */
function ofSearch(file: ChangedValues): Weighty[] {
  if (file.name !== 'index.yaml' && !file.name.startsWith('_data/templates/')) return []
  const hides = keyChanges('noindex', file).some(({ value }) => value !== undefined && value !== false)
  return hides ? [{ kind: 'noindex', about: titleOf(file), value: '' }] : []
}

/** Fonts that are not files of the site itself. */
const ofFonts = (file: ChangedValues): Weighty[] =>
  ['package', 'file'].flatMap((key) =>
    keyChanges(key, file)
      .filter(({ value }) => value !== undefined && !/^fonts\/(?!.*\.\.)/.test(String(value)))
      .map(({ value }): Weighty => ({ kind: 'font', about: '', value: shown(value) })),
  )

const isPage = (name: string) => fileKind(name).kind === 'page'

/** What in a piece of work a second person has to see: it reaches visitors, or what they write, in ways that no page shows. */
export function weightyChanges(files: readonly ChangedValues[]): Weighty[] {
  const gone = files.filter(({ name, before, after }) => isPage(name) && before !== undefined && after === undefined)
  return [
    ...files.flatMap((file): Weighty[] => {
      if (file.isUnreadable) return [{ kind: 'unreadable', about: file.name, value: '' }]
      if (file.name === redirectsFile) return ofRedirects(file)
      if (file.name === '_data/theme.yaml') return ofFonts(file)
      const settings = file.name === '_data/site.yaml' ? ofSettings(file) : []
      return [...settings, ...ofForms(file), ...ofGate(file), ...ofSearch(file)]
    }),
    ...(gone.length > many ? [{ kind: 'deletions' as const, about: '', value: String(gone.length) }] : []),
  ]
}
