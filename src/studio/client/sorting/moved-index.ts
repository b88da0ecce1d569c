/** The index that an entry of a list has after one was moved. */
export function movedIndex(at: number, from: number, to: number): number {
  if (at === from) return to
  return at - Number(at > from && at <= to) + Number(at < from && at >= to)
}
