/** A file of a picture that only its name or its format keeps from being used. Paths are below the public folder. */
export type Unusable = {
  file: string
  /** What it has to be called. */
  wanted: string
  /** Name of the picture that it would be then. */
  name: string
  /** Whether it has to be converted as well. */
  isForeign: boolean
  /** Whether another file has that name already. */
  isTaken: boolean
}

/** What to do with such a file. */
export const howToUse = ({ wanted, isForeign }: Pick<Unusable, 'wanted' | 'isForeign'>) =>
  isForeign
    ? `Open it in a program for pictures, export it as JPEG, and save that as:\n\n    public/${wanted}`
    : `Rename the file to:\n\n    public/${wanted}`
