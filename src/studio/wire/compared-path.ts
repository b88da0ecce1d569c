/** Where the studio shows a page before and after a change: a path below its own. */
export const comparedPath = '/-/compared'

/** A page at an address in a commit. */
type Version = { address: string; commit: string }

/** The address in the studio of two versions of a page. One that is new has none before, one that is deleted none after. */
export function comparedAddress(before: Version | undefined, after: Version | undefined): string {
  const versions = [
    ...(before ? [`from=${encodeURI(before.address)}&base=${before.commit}`] : []),
    ...(after ? [`to=${encodeURI(after.address)}&commit=${after.commit}`] : []),
  ]
  return `${comparedPath}?${versions.join('&')}`
}
