/**
 * A function that formats times (dates, or milliseconds since 1970) in American English. The formatter is created at
 * its first use, not with the script: that takes a phone 40 ms.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    format ??= new Intl.DateTimeFormat('en-US', options)
    return format.format(moment)
  }
}
