/** Folder of the files for download on the site. */
export const downloadFolder = '/downloads'

/** A file that a block writes into the release. */
export type BlockFile = {
  /** Its address: `/downloads/price-list.xlsx`. */
  href: `${typeof downloadFolder}/${string}`
  /** What its bytes follow from, besides the language of the site: plain JSON. */
  input: object
}

/** What the module that writes the files of a block exports. The same input and date give the same bytes. */
export type FileWriter = { writeFile: (input: object, date: Date) => Promise<Uint8Array> | Uint8Array }
