import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'yaml'
import { type Redirect, redirectsSchema } from '../../../../schema/redirects.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { parse } from '../../../content/parse/parse.ts'
import { keyOfAddress } from '../../../content/validate/addresses/redirect-checks.ts'
import type { OldAddress } from './old-addresses.ts'
import { type Candidate, goodLikeness, mostLike } from './redirect-proposals.ts'

/** What an import does with each address of a list. */
export type Import = {
  /** Entries to write; `proposed` are those that the list has no target for. */
  entries: Partial<Redirect>[]
  proposed: ReadonlySet<string>
  /** Addresses without a good proposal, with the nearest page. */
  open: { from: string; nearest: string | undefined }[]
  /** Addresses that the site answers already. */
  answered: string[]
  /** Addresses that cannot be redirected, with the reason. */
  refused: { from: string; reason: string }[]
}

type Site = { candidates: readonly Candidate[]; isAnswered: (address: string) => boolean }

/** Sorts the addresses of a list. Each address is taken once. */
export function planImport(addresses: readonly OldAddress[], { candidates, isAnswered }: Site): Import {
  const entries: Partial<Redirect>[] = []
  const proposed = new Set<string>()
  const [open, answered, refused]: [Import['open'], string[], Import['refused']] = [[], [], []]
  const seen = new Set<string>()
  for (const { from, to, status, skipped } of addresses) {
    const key = keyOfAddress(from)
    if (seen.has(key)) continue
    seen.add(key)
    if (skipped !== undefined) {
      refused.push({ from, reason: skipped })
      continue
    }
    if (isAnswered(from)) {
      answered.push(from)
      continue
    }
    const isTold = to !== undefined || status === 410
    const near = isTold ? undefined : mostLike(from, candidates)
    const isGood = near !== undefined && near.likeness >= goodLikeness
    const target = to ?? (isGood ? near.path : undefined)
    const entry = { from, ...(target && { to: target }), ...(status !== undefined && status !== 301 && { status }) }
    const checked = redirectsSchema.safeParse([isTold || isGood ? entry : { from, status: 410 }])
    if (!checked.success) refused.push({ from, reason: checked.error.issues[0]?.message ?? '' })
    else if (isTold || isGood) {
      entries.push(entry as Partial<Redirect>)
      if (!isTold) proposed.add(from)
    } else open.push({ from, nearest: near?.path })
  }
  return { entries, proposed, open, answered, refused }
}

const opening = '# Old addresses and where they lead: docs/redirects.md\n'

/** An address in a comment. */
const comment = ({ from, nearest }: Import['open'][number]) =>
  `${stringify([{ from, to: nearest ?? '…' }])
    .replace(/^/gm, '# ')
    .replace(/# $/, '')}`

/**
 * The text of `_data/redirects.yaml` with the entries of an import at its end; what it had before stays as it is. Throws
 * `EditRefused` if the list there cannot be continued.
 */
export function withImport(before: string | undefined, { entries, open }: Import): string {
  const text = before ?? opening
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  // What an earlier import left open is still there.
  const left = open.map(comment).filter((one) => !text.replaceAll(eol, '\n').includes(one))
  const added = [
    ...entries.map((entry) => stringify([entry])),
    ...(left.length > 0
      ? ['# No page is much like these. Choose a target and remove the #, or write status: 410.\n']
      : []),
    ...left,
  ].join('')
  const after = text + (text === '' || text.endsWith('\n') ? '' : eol) + added.replaceAll('\n', eol)
  const entriesOf = (some: string) => structuredClone(parse({ file: '', text: some }).value ?? []) as unknown[]
  const isMeant = isDeepStrictEqual(entriesOf(after), [...entriesOf(text), ...structuredClone(entries)])
  if (!isMeant)
    throw new EditRefused(
      'The list in _data/redirects.yaml cannot be continued at its end. Write it as `- from: …` at the beginning of lines.',
    )
  return after
}
