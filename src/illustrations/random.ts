/** Pseudorandom numbers that depend on their seed alone. */
export type Random = {
  /** In [0, 1). */
  next: () => number
  /** Between the two numbers. */
  between: (low: number, high: number) => number
  /** A whole number between the two, both included. */
  whole: (low: number, high: number) => number
  /** One entry of the list. */
  pick: <const L extends readonly [unknown, ...unknown[]]>(list: L) => L[number]
  /** True with this probability. */
  chance: (share: number) => boolean
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/** Mulberry32 over the hash of the seed. */
export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: (list) => list[whole(0, list.length - 1)],
    chance: (share) => next() < share,
  }
}
