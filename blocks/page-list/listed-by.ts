import {
  byDay,
  bySoonest,
  byTitle,
  type Conditions,
  type FoundPage,
  fits,
  type ListedGroup,
  type ListedPage,
  listedPage,
  type SitePages,
} from 'marquee/schema'
import { byAlphabet } from 'marquee/words'

type Group = Conditions & { title: string }

/** The fields of a list that decide what it shows. */
type List = Conditions & {
  groups?: readonly Group[] | undefined
  by?: string | undefined
  order: 'title' | 'newest' | 'soonest'
  most?: number | undefined
  perPage?: number | undefined
  look: 'cards' | 'links'
}

/** Pages in the order of the list; pages named by a group keep its order. */
function inListOrder(
  pages: readonly FoundPage[],
  { order, most, look }: List,
  given?: readonly string[],
): ListedPage[] {
  const sorted = given
    ? given.flatMap((path) => pages.find((page) => page.path === path) ?? []).map(listedPage)
    : order === 'soonest'
      ? [...pages].sort(bySoonest).map(listedPage)
      : pages.map(listedPage).sort(order === 'newest' ? byDay : byTitle)
  const shown = sorted.slice(0, most)
  // Pictures and descriptions that are not shown are left out: they would only make the page differ when they change.
  return look === 'cards' ? shown : shown.map(({ href, title }) => ({ href, title, description: '' }))
}

/** Each page in the first group that it fits. */
function inGroups(pages: readonly FoundPage[], list: List, groups: readonly Group[]): ListedGroup[] {
  const taken = new Set<FoundPage>()
  const membersOf = (group: Group) => {
    const members = pages.filter((page) => !taken.has(page) && fits(page, { ...group, noindex: true }))
    for (const page of members) taken.add(page)
    return members
  }
  return groups
    .map((group) => ({ title: group.title, pages: inListOrder(membersOf(group), list, group.pages) }))
    .filter((group) => group.pages.length > 0)
}

/** A group per record of this word, its pages named by the other record that they name. */
function byRecord(pages: readonly FoundPage[], by: string, recordsOf: SitePages['recordsOf']): ListedGroup[] {
  const members = pages.flatMap((page) => {
    const records = recordsOf(page)
    const own = records.find(({ word }) => word === by)
    const other = records.find(({ word }) => word !== by)
    return own ? [{ own: own.record, href: page.path, title: other?.record.name ?? page.title, description: '' }] : []
  })
  return [...Map.groupBy(members, ({ own }) => own)]
    .map(([{ name }, some]) => ({
      title: name,
      pages: some.map(({ own: _own, ...page }) => page).sort(byTitle),
    }))
    .sort((one, another) => byAlphabet(one.title, another.title))
}

/** Whether a list shows no page. */
export const isEmpty = (listed: readonly ListedGroup[]): boolean => listed.every(({ pages }) => pages.length === 0)

/** The entries of a list on a page, from all pages without errors. A page does not list itself. */
export function listedBy(list: List, { page: { path, numbered }, pages, recordsOf }: SitePages): ListedGroup[] {
  const { number = 1, first = path } = numbered ?? {}
  const found = pages.filter((page) => page.path !== first && fits(page, list))
  if (list.by) return byRecord(found, list.by, recordsOf)
  if (list.groups) return inGroups(found, list, list.groups)
  const sorted = inListOrder(found, list)
  const { perPage } = list
  return [{ pages: perPage === undefined ? sorted : sorted.slice((number - 1) * perPage, number * perPage) }]
}
