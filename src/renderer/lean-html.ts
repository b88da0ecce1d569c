/** Attributes whose values are words and numbers of the code, never what somebody wrote. */
const own =
  'aria-(?:haspopup|hidden)|autocomplete|class|c[xy]|decoding|fetchpriority|fill|for|height|' +
  'inputmode|loading|maxlength|method|name|popover|popovertarget(?:action)?|r|role|stroke|stroke-width|tabindex|type|width|[xy]'

const quoted = new RegExp(` (${own})="([\\w.#-]+)"(?=[ >])`, 'gi')

/** Shapes of drawings, which hold nothing. */
const emptyShape = /><\/(?:circle|image|path|rect|stop|use)>/g

/**
 * End tags that HTML lets out where these stand behind them (HTML, “Optional tags”). No text may follow that is filled in
 * later, since it would decide.
 */
const optionalEnd =
  /<\/li>(?=<li|<\/[ou]l>)|<\/p>(?=<\/(?:div|figure|footer|li|section)>)|<\/d[dt]>(?=<d[dt]|<\/d(?:iv|l)>)|<\/option>(?=<option|<\/select>)/g

/** A button and a link are reached by Tab without it. */
const reachedAnyway = /(<(?:a|button)(?: [^>]*?)?) tabindex="0"/g

/** HTML of React with less to send, for the same elements. What is filled into it afterwards makes no difference. */
export const leanHtml = (html: string): string =>
  html.replace(emptyShape, '/>').replace(optionalEnd, '').replace(reachedAnyway, '$1').replace(quoted, ' $1=$2')
