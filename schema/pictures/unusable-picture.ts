/** A picture file that cannot be used because of its name or format. Paths begin at the root. */
export type Unusable = {
  file: string
  /** The file name that it needs. */
  expected: string
  /** The name of the picture with that file name. */
  name: string
  /** Whether it has to be converted as well. */
  isForeign: boolean
  /** Whether another file has that name already. */
  isTaken: boolean
}

/** How to rename or convert such a file. */
export const howToUse = ({ expected, isForeign }: Pick<Unusable, 'expected' | 'isForeign'>) =>
  isForeign
    ? `Open it in an image editor, export it as JPEG, and save that as:\n\n    ${expected}`
    : `Rename the file to:\n\n    ${expected}`
