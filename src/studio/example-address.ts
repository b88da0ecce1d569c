/** The query by which the studio asks for the example of a block alone, without header and footer. */
export const exampleQuery = 'example'

/** The address of the example of a block type, as a page of the gallery shows it. */
export const exampleAddress = (type: string): string => `/gallery/${type}?${exampleQuery}`
