/** With this beginning no other host of the domain can set the cookie, and no http can read it. */
const prefix = '__Host-marquee'

/** The session of a person; the browser that asked for a code; the browser that went to the company's sign-in; the link of a preview. */
const cookieNames = {
  session: prefix,
  code: `${prefix}-code`,
  company: `${prefix}-company`,
  preview: `${prefix}-preview`,
} as const
export type CookieName = keyof typeof cookieNames

/** The value of `set-cookie` for a cookie that ends after so many seconds; 0 removes it. */
export const setCookie = (name: CookieName, value: string, seconds: number): string =>
  `${cookieNames[name]}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`

/** The value of a cookie in a `cookie` header; none if it is there twice, since nobody knows which is ours. */
export function readCookie(header: string | undefined, name: CookieName): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieNames[name]}=`))
  return values.length === 1 ? values[0]?.slice(cookieNames[name].length + 1) : undefined
}
