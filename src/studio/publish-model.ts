/** A change of a file in words, with the value before and after it; a value that is not there is missing. */
export type ChangeWords = { words: string; before?: string; after?: string }
