import { isMapping } from '../../../../schema/is-mapping.ts'

type Redirect = { from: string; to: string }

/** The redirects of the value of their file, in their order. One that leads nowhere is none. */
const redirectsIn = (value: unknown): Redirect[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) =>
    isMapping(one) && typeof one['from'] === 'string' && typeof one['to'] === 'string'
      ? [{ from: one['from'], to: one['to'] }]
      : [],
  )

/** The target of a redirect for an address; `/*` at its end stands for every address below it. `undefined` for another address. */
function targetBy({ from, to }: Redirect, address: string): string | undefined {
  if (from === address) return to
  const [folder, target] = [from, to].map((one) => one.replace(/\*$/, ''))
  if (!from.endsWith('/*') || folder === undefined || !address.startsWith(folder)) return undefined
  return to.endsWith('*') ? `${target}${address.slice(folder.length)}` : to
}

type Site = {
  /** The value of the file of redirects. */
  redirects: unknown
  /** The other addresses of pages, each with that of its page. */
  aliases: ReadonlyMap<string, string>
}

/** Where visitors of an address without a page get to; empty for nowhere. */
export function addressTarget(address: string, { redirects, aliases }: Site): string {
  const all = redirectsIn(redirects)
  const exact = aliases.get(address) ?? all.find(({ from }) => from === address)?.to
  return exact ?? all.map((one) => targetBy(one, address)).find((to) => to !== undefined) ?? ''
}
