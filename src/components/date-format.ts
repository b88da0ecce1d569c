/**
 * A function that writes moments (or milliseconds since 1970) in American English. What that takes is loaded when the first
 * is written, not with the script: it keeps a phone from everything else for 40 ms.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    format ??= new Intl.DateTimeFormat('en-US', options)
    return format.format(moment)
  }
}
