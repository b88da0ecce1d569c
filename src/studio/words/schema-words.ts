type Table = Readonly<Record<string, string>>

/** A group of words that the site says of itself, and what each of them is for, by their names in `wording.yaml`. */
type WordingGroup = { name: string; description: string; words: Table }

/**
 * What the schemas of blocks and data say, in another language, by what they say in English. Own blocks of a site are not
 * among it: they say what their authors wrote.
 */
export type SchemaWords = {
  /** Names of fields. */
  labels: Table
  /** The word for one entry of a list or one file of a folder, by the English word within a sentence. */
  entries: Table
  /** Values to choose from, and kinds of values. */
  choices: Table
  /** Names of block types. */
  blocks: Table
  /** What else people call a block type, by its English name, with commas. */
  blocksAlsoCalled: Table
  /** The groups of block types. */
  groups: Table
  /** Names and descriptions of the starting points of pages that the engine has. */
  startingPoints: Table
  /** The groups of `wording.yaml`, by their names. */
  wording: Readonly<Record<string, WordingGroup>>
  /** Descriptions, by the plain ones of the studio. */
  descriptions: Table
}

/** Of English, which the schemas speak. */
export const englishSchemaWords: SchemaWords = {
  labels: {},
  entries: {},
  choices: {},
  blocks: {},
  blocksAlsoCalled: {},
  groups: {},
  startingPoints: {},
  wording: {},
  descriptions: {},
}
