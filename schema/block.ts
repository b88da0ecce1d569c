import { z } from 'zod'
import { checkedOnce, entrySchemas } from './checked-once.ts'
import type { Migration } from './migration.ts'
import { scheduleFields } from './schedule.ts'
import { slug } from './text.ts'

/** The ground a block stands on. Colours of each tone: `src/ui/base.css`. */
const tones = ['night', 'dusk', 'paper'] as const

/** Colours of the header: `dark` are light letters for a dark top, `light` dark letters for a light one. */
export const headerColours = ['dark', 'light'] as const
type HeaderColours = (typeof headerColours)[number]

const envelope = {
  id: slug()
    .max(60)
    .optional()
    .meta({ description: 'Anchor of the block, for links such as `#faq`. Given by type where it is left out.' }),
  tone: z
    .enum(tones)
    .default('night')
    .meta({ description: 'Ground of the block: night (dark), dusk (dark, raised) or paper (light).' }),
  ...scheduleFields,
}

/**
 * The schema of a block type: its own fields plus what every block may carry (`id`, `tone`, and when it is shown).
 * Unknown keys are refused. `headline` marks a type whose title is the `h1` of the page; `needsPermission` one that may
 * stand on a page for search engines only once its field `permission` is filled; `top` says how light the top of a type is
 * that looks the same on every tone. `migrations` are the steps from older versions, oldest first: a type without any is
 * in version 1.
 */
export function defineBlock<const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  description: string,
  shape: Shape,
  {
    headline = false,
    needsPermission = false,
    top,
    migrations = [],
  }: { headline?: boolean; needsPermission?: boolean; top?: HeaderColours; migrations?: readonly Migration[] } = {},
) {
  for (const field of Object.values(shape)) checkedOnce(field)
  for (const field of Object.values(shape)) for (const entry of entrySchemas(field)) checkedOnce(entry)
  return z
    .strictObject({ type: z.literal(type), ...envelope, ...shape })
    .meta({ title: type, description, headline, needsPermission, top, migrations })
}

/** The colours in which the header is readable over a block of this schema; over none it lies on the dark page. */
export function headerOver(block: object | undefined, schema: z.ZodType | undefined): HeaderColours {
  const top = schema?.meta()?.['top'] as HeaderColours | undefined
  return top ?? (block && 'tone' in block && block.tone === 'paper' ? 'light' : 'dark')
}
