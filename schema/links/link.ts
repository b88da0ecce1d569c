import { z } from 'zod'
import { placeholderKinds } from '../placeholders/placeholder-kind.ts'
import { line } from '../text.ts'
import { entryFields } from '../translations/languages.ts'
import { withoutEntities } from '../writing/escape-markup.ts'
import { encoded } from './address-table.ts'
import { safeStart } from './markdown-links.ts'

const safe = new RegExp(`^${safeStart}`)

/** Fields that are addresses, inherited by all schemas derived from them: where they lead to this site is checked. */
export const linkFields = z.registry<{ isLink: true }>()

/**
 * An address: a path of this site (`/about`), an anchor (`#faq`), or an `https:`, `mailto:` or `tel:` link. `read` finds it in
 * what was written, such as the code of a frame.
 */
export const href = (read: (written: string) => string = (written) => written) =>
  z
    .string()
    .trim()
    .overwrite((written) => withoutEntities(read(written)))
    .max(2_000)
    .refine((value) => safe.test(value) && !/[\s<>"\\]/.test(value), {
      error: 'is not a safe address',
      params: { code: 'unsafe-link' },
    })
    .meta({
      description: 'A path of this site, an anchor, or an https:, mailto: or tel: address.',
      examples: ['/locations', '#faq'],
    })
    .register(placeholderKinds, { kind: 'path' })
    .register(linkFields, { isLink: true })

/** `/` or slugs after slashes. */
const cleanPath = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/

/** A path of this site. */
export const sitePath = () =>
  z.string().regex(cleanPath, {
    error: 'must be a path of lower-case letters, digits and hyphens, such as `/orange-county/tours`',
  })

/** An address that no page of this site could have, and a former site may have had: `/about_us`, `/index.php?p=12`. */
export const isOldAddress = (address: string) => !cleanPath.test(address)

/** An encoded sign as it is read, unless it would become another path: a slash, or a sign that ends a line or a text. */
function readSigns(encodedSigns: string): string {
  try {
    const read = decodeURIComponent(encodedSigns)
    return /[\p{Cc}/\\?#]/u.test(read) ? encodedSigns : read
  } catch {
    return encodedSigns
  }
}

/** An address as people read it: its path decoded, and its query encoded as browsers send it. */
export function readableAddress(address: string): string {
  const [path = '', query = ''] = address.split(/(?=\?)(.*)/s)
  return path.replace(/(?:%[0-9A-Fa-f]{2})+/g, readSigns) + encoded(query)
}

/** A path, with a query as browsers send it. */
const pathWithQuery = /^\/[^?#]*(?:\?[A-Za-z0-9._~!$'()*,;=:@%+/?&[\]-]+)?$/

/** What no path has as it is read: signs that end a text or begin a variable in the configuration of web servers, and encoded slashes. */
const badSign =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\\"<>{}|^`]|%(?:2f|5c|3f|23|[01][0-9a-f]|7f)/iu

/**
 * Any address that another site may have had: a path in any letters, with a query if it needs one. It may be written as it is
 * read, or encoded as browsers send it. Folders that begin with `_` or `.` are the server's own.
 */
export const anyAddress = () =>
  z
    .string()
    .max(500)
    .overwrite(readableAddress)
    .regex(pathWithQuery, {
      error: 'must be a path such as `/about-us`, `/about_us.html` or `/index.php?page=12`',
      abort: true,
    })
    .refine((address) => !badSign.test(address.split('?')[0] ?? ''), {
      error: 'must have no encoded slash, and none of `\\ " < > { } | ^`',
      abort: true,
    })
    .refine((address) => !/\/[/_.]/.test(address.split('?')[0] ?? ''), {
      error: 'must have no folder that is empty or begins with `_` or `.`',
    })

/** A link with its text. */
export const linkSchema = z
  .strictObject({
    text: line(60).meta({ description: 'What the link says. It must make sense without the text around it.' }),
    href: href(),
  })
  .meta({ title: 'link' })
/** A link of a list. */
export const linkEntrySchema = linkSchema.safeExtend(entryFields).meta({ title: 'link' })
/** A parsed link, as blocks receive it. */
export type Link = z.infer<typeof linkSchema>
