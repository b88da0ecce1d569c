/** A picture file that cannot be used because of its name or format. Paths begin at the root. */
export type Unusable = {
  file: string
  /** The file name that it needs. */
  wanted: string
  /** The name of the picture with that file name. */
  name: string
  /** Whether it has to be converted as well. */
  isForeign: boolean
  /** Whether another file has that name already. */
  isTaken: boolean
}

/** How to rename or convert such a file. */
export const howToUse = ({ wanted, isForeign }: Pick<Unusable, 'wanted' | 'isForeign'>) =>
  isForeign
    ? `Open it in an image editor, export it as JPEG, and save that as:\n\n    ${wanted}`
    : `Rename the file to:\n\n    ${wanted}`
