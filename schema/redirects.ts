import { z } from 'zod'
import { anyAddress } from './links/link.ts'

/** Signs of a target. None of them ends a word or begins a variable in the configuration of a web server. */
const signs = String.raw`(?:[\p{L}\p{N}._~!()*,;=:@+&-]|%[0-9A-Fa-f]{2})`
const path = `(?:/${signs}+)*/?`
const target = new RegExp(
  String.raw`^(?:https?://[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?|(?=/))${path}(?:\?(?:${signs}|[/?[\]])*)?(?:#(?:${signs}|[/?])*)?$`,
  'u',
)

const from = anyAddress()
  .refine((address) => address !== '/' && address !== '/*', {
    error: 'must not be the whole site',
  })
  .refine((address) => !/\*(?!$)|[^/]\*$/.test(address), {
    error: 'can have one `*`, at its end after a slash: `/blog/2019/*`',
  })
  .meta({
    label: 'Old address',
    description: 'The old address, with its query if that matters. `/*` at its end stands for every address below it.',
    examples: ['/about_us.html', '/index.php?page=12', '/blog/2019/*'],
  })

const to = z
  .string()
  .max(500)
  .regex(target, {
    error: 'must be an address of this site such as `/about`, or of another one that begins with `https://`',
    abort: true,
  })
  .refine((address) => !/\*(?!$)|[^/]\*$/.test(address), {
    error: 'can have one `*`, at its end after a slash: `/blog/*`',
  })
  .meta({
    label: 'New address',
    input: 'address',
    description:
      'Where visitors are sent: a page, a file, or another site. `/*` at its end is what it stands for in the old address.',
    examples: ['/about', '/downloads/prices.pdf', 'https://shop.example.com', '/blog/*'],
  })

const statuses = { 301: 'for good', 302: 'for now', 308: 'for good, forms too', 410: 'gone, nothing took its place' }

/** An old address and where it leads. */
const redirectSchema = z
  .strictObject({
    from,
    to: to.optional(),
    status: z
      .literal([301, 302, 308, 410])
      .default(301)
      .meta({
        label: 'How it leads on',
        description: `The answer to browsers and search engines: ${Object.entries(statuses)
          .map(([status, words]) => `${status} ${words}`)
          .join(', ')}.`,
        examples: [301, 410],
      }),
    insecure: z.boolean().optional().meta({
      label: 'Allow an address without https',
      description: 'Allows a target that begins with `http://`: anybody on the way can read and change it.',
    }),
  })
  .superRefine(({ from, to, status, insecure }, context) => {
    const refuse = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message })
    if (status === 410) {
      if (to !== undefined) refuse('to', 'must be left out where `status` is 410: the address is gone')
      return
    }
    if (to === undefined)
      return refuse('from', 'needs `to:`, where it leads, or `status: 410` if nothing took its place')
    if (to.startsWith('http:') && !insecure)
      refuse('to', 'must begin with `https://`, or have `insecure: true` beside it')
    if (to.endsWith('*') && !from.endsWith('*')) refuse('to', 'can only end with `*` where `from` does')
    if (from.endsWith('*') && /[?#]/.test(to))
      refuse('to', 'must have no query and no anchor where `from` ends with `*`')
  })
  .meta({ title: 'redirect', description: 'An old address and where it leads.' })
export type Redirect = z.infer<typeof redirectSchema>

/** How many redirects a site has at most. */
export const maxRedirects = 20_000

/** `_data/redirects.yaml`. */
export const redirectsSchema = z.array(redirectSchema).max(maxRedirects).meta({
  title: 'redirects',
  label: 'Redirects',
  description: 'Old addresses, such as those of a former site, and where they lead.',
})
