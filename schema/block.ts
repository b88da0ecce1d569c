import { z } from 'zod'
import { checkedOnce, entrySchemas } from './checked-once.ts'
import type { Migration } from './migration.ts'
import { scheduleFields } from './schedule.ts'
import { slug } from './text.ts'

/** The ground a block stands on. Colours of each tone: `src/ui/base.css`. */
const tones = ['night', 'dusk', 'paper'] as const

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
 * stand on a page for search engines only once its field `permission` is filled. `migrations` are the steps from older
 * versions, oldest first: a type without any is in version 1.
 */
export function defineBlock<const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  description: string,
  shape: Shape,
  {
    headline = false,
    needsPermission = false,
    migrations = [],
  }: { headline?: boolean; needsPermission?: boolean; migrations?: readonly Migration[] } = {},
) {
  for (const field of Object.values(shape)) checkedOnce(field)
  for (const field of Object.values(shape)) for (const entry of entrySchemas(field)) checkedOnce(entry)
  return z
    .strictObject({ type: z.literal(type), ...envelope, ...shape })
    .meta({ title: type, description, headline, needsPermission, migrations })
}
