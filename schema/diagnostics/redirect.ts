import { didYouMean, kind, write } from '../diagnostic.ts'
import { deleteAt } from './parts/fixes.ts'

/** Errors of `_data/redirects.yaml`. */
export const redirectKinds = {
  'redirect-taken': kind<{
    from: string
    /** What has the address already. */
    owner: string
    /** An address below a wildcard that is not free. */
    below: string | undefined
  }>({
    severity: 'error',
    title: 'A redirect from an address that is not free',
    explain:
      'A redirect is for an address that the site no longer has: one over a page, an alias or a file would hide it, and of two for one address only the first would count.',
    message: ({ from, owner, below }) =>
      below === undefined
        ? `\`${from}\` is already the address of ${owner}.`
        : `\`${from}\` would hide \`${below}\`, the address of ${owner}.`,
    hint: ({ from, below }) =>
      below === undefined
        ? `Delete the redirect from \`${from}\`.`
        : 'Write the old addresses one at a time, or choose a folder without pages.',
    others: ({ owner }) => (/\.yaml$/.test(owner) ? [owner] : []),
    fix: ({ below }, { path }) => (below === undefined ? deleteAt(path.slice(0, 1)) : undefined),
  }),
  'redirect-chain': kind<{
    to: string
    /** Where `to` leads in turn; `undefined` if that is gone. */
    next: string | undefined
    /** Whether `to` is another name of the page `next`. */
    isAlias: boolean
    corrected: string | undefined
  }>({
    severity: 'error',
    title: 'A redirect to an address that leads elsewhere',
    explain:
      'Every detour costs visitors time, search engines give up after a few, and nobody sees any more where an old address leads.',
    message: ({ to, next, isAlias }) =>
      next === undefined
        ? `\`${to}\` is gone itself: it has \`status: 410\`.`
        : isAlias
          ? `\`${to}\` is an alias of \`${next}\`.`
          : `\`${to}\` is redirected to \`${next}\`.`,
    hint: ({ next, corrected }) =>
      next === undefined
        ? 'Lead to another page, or write `status: 410` in place of `to:` here too.'
        : write(corrected, `Lead straight to \`${next}\`.`),
  }),
  'redirect-loop': kind<{ steps: readonly string[]; suggestion: string | undefined }>({
    severity: 'error',
    title: 'Redirects that lead in a circle',
    explain: 'Browsers follow such redirects for a while and then show an error.',
    message: ({ steps, suggestion }) => `${steps.map((step) => `\`${step}\``).join(' → ')}.${didYouMean(suggestion)}`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Let one of them lead to a page, or write `status: 410` in place of `to:`.'
        : write(`to: ${suggestion}`),
  }),
}
