/**
 * Whether visitors may have the address of a file of `_public/`, by its path there, so that it leads on when the file moves. Pages show
 * pictures under addresses that the build computes.
 */
export const isLedOn = (path: string): boolean => !/^\/?images\//.test(path) && encodeURI(path) === path
