/** The features that browsers apply by default, and tabular figures for columns of numbers. */
const keepFeatures = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ')

/**
 * A subset of a font (WOFF2) with these characters, and with one weight if `weight` is given. Subsetting takes some
 * tenths of a second.
 */
export async function subset(font: Buffer, characters: string, weight: number | undefined): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font')
  // The types of the package lack the features.
  const options = { targetFormat: 'woff2' as const, keepFeatures, ...(weight && { variationAxes: { wght: weight } }) }
  return subsetFont(font, characters, options)
}
