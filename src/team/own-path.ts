/**
 * The path of this server that a person wanted to see before signing in, or `/`: an address that could lead to another
 * server is none. Browsers read `\` as `/` and leave out line breaks, so neither may be in it.
 */
export const ownPath = (text: string | null | undefined): string =>
  text && /^\/(?![/\\])[\w/.?=&%-]*$/.test(text) ? text : '/'
