/**
 * A function that formats moments (or milliseconds since 1970) in American English. It creates the formatter when it is
 * first called, not with the script: that takes a phone 40 ms.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    format ??= new Intl.DateTimeFormat('en-US', options)
    return format.format(moment)
  }
}
