import { kind } from '../diagnostic.ts'

type Schedule = { draft?: boolean | undefined; publishAt?: string | undefined; unpublishAt?: string | undefined }

const when = ({ draft, publishAt, unpublishAt }: Schedule) => {
  if (draft) return 'a draft'
  const parts = [publishAt && `not there before ${publishAt}`, unpublishAt && `gone from ${unpublishAt} on`]
  return parts.filter((part) => part).join(' and ')
}

/** Errors of what is part of the site only for a time. */
export const scheduleDiagnostics = {
  'never-published': kind<{ publishAt: string; unpublishAt: string }>({
    severity: 'error',
    title: 'Something that goes before it comes',
    explain: 'It would never be part of the site.',
    message: ({ publishAt, unpublishAt }) =>
      `It is to appear at ${publishAt} and to go at ${unpublishAt}, which is not later.`,
    hint: () => 'Put `unpublishAt` after `publishAt`, or write `draft: true` to keep it back.',
  }),
  'link-to-unpublished': kind<Schedule & { href: string }>({
    severity: 'error',
    title: 'A link to a page that is not there at that time',
    explain: 'Visitors who follow it would find nothing.',
    message: (args) => `\`${args.href}\` is ${when(args)}, and this link is there at other times too.`,
    hint: ({ draft }) =>
      draft
        ? 'Take the link out, or put `draft: true` on its block or page as well.'
        : 'Give the block with the link the same `publishAt` and `unpublishAt`.',
  }),
}
