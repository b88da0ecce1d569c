import { z } from 'zod'
import { checkedOnce, entrySchemas } from './checked-once.ts'
import type { Migration } from './migration.ts'
import { scheduleFields } from './schedule.ts'
import { slug } from './text.ts'

/** The ground a block stands on. Colours of each tone: `src/theme/base.css`. */
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

/** What blocks are for, in the order in which the gallery shows them. */
export const blockGroups = [
  'Top of a page',
  'Text and pictures',
  'Proof and references',
  'Services',
  'Cities and places',
  'Questions and links',
  'Invitations and forms',
  'Calculators',
  'Documents and tools',
] as const
export type BlockGroup = (typeof blockGroups)[number]

/** `call-to-action` as words: `Call to action`. */
const inWords = (type: string) => type.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())

type BlockOptions = {
  /** Its name in words, as the gallery shows it. */
  label?: string
  /** What it is for. */
  group?: BlockGroup
  /** What else people call it: `accordion` for `faq`. The gallery finds it by these, and a diagnostic names it. */
  alsoCalled?: readonly string[]
  /** Whether its title is the `h1` of the page. */
  headline?: boolean
  /** Whether it may stand on a page for search engines only once its field `permission` is filled. */
  needsPermission?: boolean
  /** How light the top of the type is, where it looks the same on every tone. */
  top?: HeaderColours
  /** The steps from older versions, oldest first: a type without any is in version 1. */
  migrations?: readonly Migration[]
}

/**
 * The schema of a block type: its own fields plus what every block may carry (`id`, `tone`, and when it is shown).
 * Unknown keys are refused.
 */
export function defineBlock<const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  description: string,
  shape: Shape,
  {
    label = inWords(type),
    group = 'Text and pictures',
    alsoCalled = [],
    headline = false,
    needsPermission = false,
    top,
    migrations = [],
  }: BlockOptions = {},
) {
  for (const field of Object.values(shape)) checkedOnce(field)
  for (const field of Object.values(shape)) for (const entry of entrySchemas(field)) checkedOnce(entry)
  return z
    .strictObject({ type: z.literal(type), ...envelope, ...shape })
    .meta({ title: type, description, label, group, alsoCalled, headline, needsPermission, top, migrations })
}

/** The colours in which the header is readable over a block of this schema; over none it lies on the dark page. */
export function headerOver(block: object | undefined, schema: z.ZodType | undefined): HeaderColours {
  const top = schema?.meta()?.['top'] as HeaderColours | undefined
  return top ?? (block && 'tone' in block && block.tone === 'paper' ? 'light' : 'dark')
}
