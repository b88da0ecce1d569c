/** The attribute of a marked block: its number among the blocks that the page shows. */
export const blockMark = 'data-studio-block'
/** The attribute of a marked block in a column: its path in the block of the page. */
export const nestedMark = 'data-studio-nested'
/** The attribute of an element whose attributes hold values of the block: their paths, separated by spaces. */
export const attributeMark = 'data-studio-paths'

/**
 * A mark says where a text of the page comes from. In a block it is the path of the value in the block:
 * `items.2.question`. Elsewhere it is the address of a page or of a shared file, and the path there:
 * `/_data/site#footer.note`.
 */
export const encodedMark = (mark: string): string => encodeURI(mark).replaceAll('--', '-%2D')

/** The mark of a value of a page or a shared file. */
export const markElsewhere = (address: string, path: string): string => `${address}#${path}`

/** The address in the studio of a shared file: `/_data/cities/la` of `pages/_data/cities/la.yaml`. */
export const sharedAddress = (file: string): string => file.replace(/^.*?(?=_data\/)/, '/').replace(/\.yaml$/, '')
