import { z } from 'zod'
import type { Capabilities } from './block-capabilities.ts'
import { metaValue } from './meta-value.ts'
import type { Migration } from './migration.ts'
import { scheduleFields } from './schedule/schedule.ts'
import { slug } from './text.ts'
import type { ThemePart } from './theme/theme.ts'

const commonFields = {
  id: slug()
    .max(60)
    .optional()
    .meta({ description: 'Anchor of the block, for links such as `#faq`. Given by type where it is left out.' }),
  tone: slug().optional().meta({ description: 'Colours of the block, by their name in the theme.' }),
  ...scheduleFields,
}

/** Groups of blocks by purpose, in the order of the gallery. */
export const blockGroups = [
  'Top of a page',
  'Sections and their parts',
  'Text and pictures',
  'Proof and references',
  'Services',
  'Cities and places',
  'Questions and links',
  'Invitations and forms',
  'Calculators',
  'Documents and tools',
] as const
/** The name of a group of the gallery. */
export type BlockGroup = (typeof blockGroups)[number]

/** What is known of a block of any type: the engine's own, or one that a site brings. */
export type Block = z.infer<z.ZodObject<{ type: z.ZodString } & typeof commonFields>>

/** The schemas of block types by their names. */
export type BlockSchemas = Readonly<Record<string, z.ZodType>>

/**
 * When the browser hydrates an island. `touch`: when the visitor first uses the page. `idle`: when the browser is idle,
 * since the device may hold its state. `idle-at-top`: the same, only at the top of a page, since its HTML lacks
 * something that visitors see. `state-at-top`: the same, only if also the address has a query or the device holds
 * anything of an earlier visit.
 */
export type Hydration = 'touch' | 'idle' | 'idle-at-top' | 'state-at-top'

/** When a block of this schema is hydrated; `undefined` for one that is not an island, whose HTML ships no script. */
export function hydrationOf(schema: z.ZodType | undefined, block: object): Hydration | undefined {
  const island = metaValue(schema, 'island') as Hydration | ((block: object) => Hydration | undefined) | undefined
  return typeof island === 'function' ? island(block) : island
}

/** Whether blocks of this schema, or some of them, are islands. */
export const hasIslands = (schema: z.ZodType | undefined): boolean => metaValue(schema, 'island') !== undefined

/** The words of blocks of this schema. */
export const wordsOf = (schema: z.ZodType | undefined): object | undefined =>
  metaValue(schema, 'words') as object | undefined

/** Names of the groups of words that blocks of a type say: their own group has the name of the type. */
export const wordGroupsOf = (schemas: BlockSchemas, types: Iterable<string>): string[] =>
  [...types].flatMap((type) => [
    type,
    ...((metaValue(schemas[type], 'engineWords') as readonly string[] | undefined) ?? []),
  ])

/** `call-to-action` as words: `Call to action`. */
const inWords = (type: string) => type.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())

/**
 * What a block lets the browser load beyond pictures, scripts and styles: the origins of frames, such as
 * `https://player.example.com`, and of films and sound, where `self` is this site; and the origins to which its forms are
 * sent. The content policy allows no others.
 */
export type Sources = { frames?: readonly string[]; media?: readonly string[]; forms?: readonly string[] }

/** The {@link Sources} of a parsed block of this schema. */
export const sourcesOf = (schema: z.ZodType | undefined, block: object): Sources =>
  (metaValue(schema, 'sources') as ((block: object) => Sources) | undefined)?.(block) ?? {}

type BlockOptions<Fields, Filled extends object> = Capabilities<Fields, Filled> & {
  /** Its name in words, as the gallery shows it. */
  label?: string
  /** Its group in the gallery. */
  group?: BlockGroup
  /** What else people call it: `accordion` for `faq`. The gallery finds it by these, and a diagnostic names it. */
  alsoCalled?: readonly string[]
  /** Whether its title is the `h1` of the page. */
  headline?: boolean
  /** Whether it may stand on a page for search engines only once its field `permission` is filled. */
  needsPermission?: boolean
  /** The theme part whose tone the block has at its top, instead of its own. */
  top?: ThemePart
  /**
   * When it is hydrated, if it has behaviour in the browser: it is an island then. A function, if only some blocks have it; the
   * fields that it reads are marked `isRead`.
   */
  island?: Hydration | ((block: Fields) => Hydration | undefined)
  /** What its component says to visitors, a group named like the block: `defineWords`. */
  words?: object
  /** The groups of the engine's words that it says besides: `['search-terms']` for an island that searches by `termOf`. */
  engineWords?: readonly string[]
  /** What the browser loads for such a block from elsewhere, or as film or sound. */
  sources?: (block: Fields) => Sources
  /** The steps from older versions, oldest first: a type without any is in version 1. */
  migrations?: readonly Migration[]
}

/**
 * The schema of a block type: its own fields plus what every block may carry (`id`, `tone`, and when it is shown).
 * Unknown keys are refused.
 */
export function defineBlock<
  const Type extends string,
  Shape extends z.core.$ZodLooseShape,
  Filled extends object = object,
>(
  type: Type,
  description: string,
  shape: Shape,
  {
    label = inWords(type),
    group = 'Text and pictures',
    alsoCalled = [],
    headline = false,
    needsPermission = false,
    migrations = [],
    ...options
  }: BlockOptions<z.infer<z.ZodObject<Shape>>, Filled> = {},
) {
  return z.strictObject({ type: z.literal(type), ...commonFields, ...shape }).meta({
    title: type,
    description,
    label,
    group,
    alsoCalled,
    headline,
    needsPermission,
    migrations,
    ...options,
  })
}

/** Schemas of block types in a site with these tones; the first is that of blocks without `tone:`. */
export function withTones(
  schemas: Readonly<Record<string, z.ZodType>>,
  [first, ...others]: readonly string[],
): Readonly<Record<string, z.ZodType>> {
  if (first === undefined) return schemas
  const themed = (schema: z.ZodType) => {
    const own = schema instanceof z.ZodObject ? schema.shape['tone'] : undefined
    if (!own || !(schema instanceof z.ZodObject)) return schema
    const tone = z
      .enum([first, ...others])
      .default(first)
      .meta({ ...own.meta() })
    return schema.safeExtend({ tone }).meta({ ...schema.meta() })
  }
  return Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, themed(schema)]))
}

/** The tone of the header over a block of this schema, or the theme part with that tone. */
export function topOf(block: object | undefined, schema: z.ZodType | undefined): string | undefined {
  const top = metaValue(schema, 'top') as ThemePart | undefined
  return top ?? (block && 'tone' in block ? String(block.tone) : undefined)
}
