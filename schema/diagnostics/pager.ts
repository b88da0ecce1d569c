import { kind } from '../diagnostic.ts'
import type { EditPath } from '../edit.ts'
import { deleteValue } from './parts/fixes.ts'

const pagerAfter = 'Write it where the links should stand, such as after the list:\n\n    - type: pager'

/** Errors of lists that are spread over numbered pages. */
export const pagerKinds = {
  'address-of-a-list': kind<{
    address: string
    /** The file of the page with the list. */
    list: string
    /** The file in which the address is written, or whose name it is. */
    file: string
    owner: 'page' | 'alias' | 'redirect'
  }>({
    severity: 'error',
    title: 'An address that a list of pages needs',
    explain:
      'A list with `perPage` has pages at numbers below the address of its page, such as `/blog/2`. Only one of two pages could be shown there.',
    message: ({ address, list, file, owner }) =>
      owner === 'page'
        ? `Two pages have the address \`${address}\`: ${file}, and a page of the list on ${list}.`
        : `The ${owner} \`${address}\` is the address of a page of the list on ${list}.`,
    hint: ({ file, address, owner }) =>
      owner === 'page'
        ? `Rename ${file}: let its name be more than a number.`
        : owner === 'alias'
          ? `Delete \`${address}\` from \`aliases\` here.`
          : 'Delete this redirect.',
    others: ({ list }) => [list],
    fix: ({ owner }, target) => (owner === 'alias' ? deleteValue(undefined, target) : undefined),
  }),
  'list-without-pager': kind<{ block: EditPath }>({
    severity: 'error',
    title: 'A list on several pages without links to them',
    explain: 'Nobody would find what stands on the second page and those after it.',
    message: () => 'The list continues on further pages, but the page has no block `pager` that links them.',
    hint: () => pagerAfter,
    fix: ({ block }) => {
      const index = block.at(-1)
      if (typeof index !== 'number') return undefined
      const path = [...block.slice(0, -1), index + 1]
      return {
        title: 'Insert a block `pager` after the list',
        change: { kind: 'edits', edits: [{ kind: 'insert', path, value: { type: 'pager' } }] },
      }
    },
  }),
  'pager-without-list': kind<Record<never, never>>({
    severity: 'warning',
    title: 'Links to the pages of no list',
    explain:
      'The block `pager` links the pages of a list with `perPage`, or leads from post to post with `under`. Otherwise visitors see nothing of it.',
    message: () => 'The page has no list with `perPage`, whose pages this block could link.',
    hint: () =>
      'Write into the `page-list` of this page how many entries a page has:\n\n    perPage: 12\n\nOn a post, write where the posts lie:\n\n    under: /blog',
  }),
  'second-paged-list': kind<Record<never, never>>({
    severity: 'error',
    title: 'Two lists that continue on further pages',
    explain: 'The address of a further page has one number, so that only one list of a page can continue.',
    message: () => 'The page has a list with `perPage` already.',
    hint: () => 'Delete `perPage` here, or move the list to a page of its own.',
    fix: deleteValue,
  }),
}
