import { kind, listed } from '../diagnostic.ts'
import { deleteValue, setAt } from './parts/fixes.ts'

type Schedule = {
  draft?: boolean | undefined
  publishAt?: string | undefined
  unpublishAt?: string | undefined
  languages?: readonly string[] | undefined
}

const when = ({ draft, publishAt, unpublishAt, languages }: Schedule) => {
  if (draft) return 'a draft'
  const parts = [
    languages && `only in ${listed(languages.map((one) => `\`${one}\``))}`,
    publishAt && `not published before ${publishAt}`,
    unpublishAt && `unpublished from ${unpublishAt} on`,
  ]
  return parts.filter((part) => part).join(' and ')
}

/** Errors of drafts and schedules. */
export const scheduleKinds = {
  'never-published': kind<{ publishAt: string; unpublishAt: string }>({
    severity: 'error',
    title: 'A schedule that ends before it begins',
    explain: 'It would never be part of the site.',
    message: ({ publishAt, unpublishAt }) =>
      `It appears at ${publishAt} and disappears at ${unpublishAt}, which is not later.`,
    hint: () => 'Put `unpublishAt` after `publishAt`, or write `draft: true` to hide it.',
    fix: deleteValue,
  }),
  'post-to-come': kind<{ day: string }>({
    severity: 'warning',
    title: 'A post of a day to come',
    explain: 'Feeds, lists and search engines would show a post of the future as published.',
    message: ({ day }) => `The post is dated ${day}: until then it is not part of the site.`,
    hint: ({ day }) => `Write the day on which it comes out. If that is ${day}, say so:\n\n    publishAt: ${day}`,
    fix: ({ day }) => setAt(['publishAt'], day, `Publish it on ${day}`),
  }),
  'link-to-unpublished': kind<Schedule & { href: string }>({
    severity: 'error',
    title: 'A link to a page that is not published at that time',
    explain: 'Visitors who follow it would find nothing.',
    message: (args) =>
      `\`${args.href}\` is ${when(args)}, but this link is shown ${args.languages ? 'in others' : 'at other times'} too.`,
    hint: ({ draft, languages }) => {
      if (languages) return 'Remove the link, or give its block, entry or page the same `languages:`.'
      return draft
        ? 'Remove the link, or put `draft: true` on its block or page as well.'
        : 'Give the block with the link the same `publishAt` and `unpublishAt`.'
    },
  }),
}
