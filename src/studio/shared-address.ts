/** What the addresses of shared files begin with in the studio. Addresses of pages have no underscore there. */
const prefix = '/_data/'

/** Whether an address is that of a shared file, and not of a page. */
export const isSharedAddress = (address: string): boolean => address.startsWith(prefix)

/** The address of a shared file by its name below `_data/`: `/_data/cities/la` of `cities/la`. */
export const addressOfShared = (name: string): string => `${prefix}${name}`

/** The name below `_data/` of the shared file at an address; the address of a page as it is. */
export const nameAtAddress = (address: string): string =>
  isSharedAddress(address) ? address.slice(prefix.length) : address
