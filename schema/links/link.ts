import { z } from 'zod'
import { placeholderKinds } from '../placeholder-kind.ts'
import { line } from '../text.ts'
import { safeStart } from './markdown-links.ts'

const safe = new RegExp(`^${safeStart}`)

/** Fields that are addresses, inherited by all schemas derived from them: where they lead to this site is checked. */
export const linkFields = z.registry<{ isLink: true }>()

/** An address: a path of this site (`/about`), an anchor (`#faq`), or an `https:`, `mailto:` or `tel:` link. */
export const href = () =>
  z
    .string()
    .trim()
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

/** A path of this site: `/` or slugs after slashes. */
export const sitePath = () =>
  z.string().regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/, {
    error: 'must be a path of lower-case letters, digits and hyphens, such as `/orange-county/tours`',
  })

/** A link with its text. */
export const linkSchema = z
  .strictObject({
    text: line(60).meta({ description: 'What the link says. It must make sense without the text around it.' }),
    href: href(),
  })
  .meta({ title: 'link' })
export type Link = z.infer<typeof linkSchema>
