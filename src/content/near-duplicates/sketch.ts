/**
 * Numbers in the sketch of a page. Two pages share about as many of them as they share of their shingles; the error is
 * at most 0.044 (one standard deviation, √(J(1−J)/K) at J = 0.5).
 */
export const sketchSize = 128
const binBits = 7
const empty = 0xffffffff

/** Where an empty bin looks for a number to borrow: the same bins on every page. */
const donor = (bin: number, attempt: number) => (Math.imul(bin * 131 + attempt, 0x9e3779b1) >>> 0) >>> (32 - binBits)

/**
 * Writes the sketch of a page: one-permutation MinHash (Li, Owen, Zhang 2012), empty bins filled by optimal
 * densification (Shrivastava 2017). `sketch` has `sketchSize` bins; `shingles` is not empty.
 */
export function writeSketch(shingles: Uint32Array, sketch: Uint32Array): void {
  sketch.fill(empty)
  for (const shingle of shingles) {
    const bin = shingle >>> (32 - binBits)
    const value = shingle & 0x1ffffff
    if (value < (sketch[bin] as number)) sketch[bin] = value
  }
  if (!sketch.includes(empty)) return
  const own = sketch.slice()
  for (let bin = 0; bin < sketchSize; bin++) {
    let from = bin
    for (let attempt = 0; own[from] === empty; attempt++) from = donor(bin, attempt)
    sketch[bin] = own[from] as number
  }
}
