import { z } from 'zod'
import { exactLine, slug } from '../text.ts'
import { colourPattern, normalised } from './colour.ts'

/** A colour that a tone may leave out: it then follows from the others. */
const colour = (description: string, example?: string) =>
  z
    .string()
    .regex(colourPattern, 'must be a colour such as #1d1713, or #1d171380 for a partly transparent one')
    .overwrite(normalised)
    .optional()
    .meta({ description, ...(example !== undefined && { examples: [example] }) })

const colours = <Shape extends z.ZodRawShape>(title: string, description: string, shape: Shape) =>
  z.strictObject(shape).optional().meta({ title, description })

const toneSchema = z
  .strictObject({
    like: slug().optional().meta({ description: 'Another tone, whose colours count where this one names none.' }),
    background: colours('background', 'Grounds.', {
      default: colour('The ground of pages and blocks.', '#120e0c'),
      paper: colour('What lies on the ground: cards, fields, menus.'),
    }),
    text: colours('text', 'Letters.', {
      primary: colour('Headings and text.', '#f8f0e5'),
      secondary: colour('Notes, captions, leads.'),
    }),
    divider: colour('Lines that only divide.'),
    outline: colour('Edges of fields and buttons.'),
    primary: colours('primary', 'The accent.', {
      main: colour('Filled buttons and ornaments.', '#ffb43d'),
      dark: colour('Filled buttons under the pointer.'),
      contrastText: colour('Letters on both.'),
      text: colour('Links, controls and focus rings on the grounds.'),
    }),
    action: colours('action', 'States.', { hover: colour('What lies over a ground under the pointer.') }),
    error: colour('Errors of forms.'),
    success: colour('What has worked.'),
    dark: slug()
      .optional()
      .meta({
        description:
          'Another tone that takes the place of this one for visitors who prefer dark colours. Pages then have a switch.',
        examples: ['night'],
      }),
  })
  .meta({ title: 'tone' })
export type Tone = z.infer<typeof toneSchema>

/** The parts of a site that have a tone of their own. A part that is not named has the tone of the page. */
const parts = {
  page: 'Pages, and blocks without `tone:`.',
  header: 'The bar at the top, once the page is scrolled.',
  menus: 'The menu of locations, and that of phones.',
  dialogs: 'The quote form, the search, the receipt.',
  footer: 'The foot of every page.',
  contrast: 'Sheets, certificates and bands that stand out from the page.',
  raised: 'Bands that differ a little from the page.',
  callToAction: 'The block `call-to-action`.',
} as const
export type ThemePart = keyof typeof parts
export const themeParts = Object.keys(parts) as ThemePart[]

const length = () =>
  z
    .string()
    .regex(/^[\w.+*/(), %-]{1,120}$/, 'must be a length of CSS, such as 1.25rem or clamp(2rem, 1.3rem + 2.6vw, 3.5rem)')

const variant = (fontSize: string, lineHeight: number) =>
  z
    .strictObject({
      fontSize: length().default(fontSize).meta({ description: 'Size, which may grow with the window.' }),
      lineHeight: z.number().min(0.8).max(2.5).default(lineHeight).meta({ description: 'Height of a line, in sizes.' }),
    })
    .prefault({})

const fontSchema = z
  .strictObject({
    family: exactLine(60).meta({ description: 'Name of the family.', examples: ['Figtree'] }),
    package: z
      .string()
      .regex(/^@fontsource(?:-variable)?\/[a-z\d-]+$/, 'must be a package of Fontsource, such as @fontsource/lora')
      .optional()
      .meta({
        description:
          'The package of Fontsource with the font, which must be installed: `npm install @fontsource/lora`.',
        examples: ['@fontsource/lora', '@fontsource-variable/figtree'],
      }),
    file: z
      .string()
      .regex(/^fonts\/[\w./-]+\.(?:woff2|ttf|otf)$/, 'must be a file below fonts/ such as fonts/lora.woff2')
      .optional()
      .meta({
        description: 'Or a font file, below `_public/fonts/`. Visitors get the part of it that they need.',
        examples: ['fonts/lora.woff2'],
      }),
    generic: z
      .enum(['sans-serif', 'serif', 'monospace'])
      .default('sans-serif')
      .meta({ description: 'The kind of font that stands in until it has arrived.' }),
  })
  .refine((font) => font.package === undefined || font.file === undefined, {
    error: 'has a package and a file: name one of them',
  })
  .meta({
    title: 'font',
    description: 'A font of a package or of a file. With neither it is one that visitors have, such as Georgia.',
  })
export type ThemeFont = z.infer<typeof fontSchema>

/** Sizes of text, by MUI's names. */
const variants = {
  h1: variant('clamp(2.75rem, 1.6rem + 5.2vw, 6rem)', 0.98).meta({ description: 'The title of a page.' }),
  h2: variant('clamp(2rem, 1.3rem + 2.6vw, 3.5rem)', 1.04).meta({ description: 'The title of a block.' }),
  h3: variant('clamp(1.3rem, 1.15rem + 0.6vw, 1.65rem)', 1.15).meta({ description: 'The title of a card.' }),
  h4: variant('clamp(1.1rem, 1.05rem + 0.2vw, 1.2rem)', 1.25).meta({ description: 'The title of a sheet.' }),
  h5: variant('1.3125rem', 1.25).meta({ description: 'The title of a row.' }),
  h6: variant('1.1875rem', 1.3).meta({ description: 'The smallest title, and questions.' }),
  subtitle1: variant('1.1875rem', 1.55).meta({ description: 'The lead below a title.' }),
  body1: variant('1.0625rem', 1.65).meta({ description: 'Text.' }),
  body2: variant('0.9375rem', 1.5).meta({ description: 'Notes.' }),
}

const typographySchema = z
  .strictObject({
    display: fontSchema.optional().meta({ description: 'Headings and figures. Without it, the font of text.' }),
    text: fontSchema.optional().meta({ description: 'Everything else. Without it a font of the system.' }),
    fontWeight: z.int().min(100).max(900).default(700).meta({ description: 'Weight of headings.' }),
    letterSpacing: z
      .number()
      .min(-0.1)
      .max(0.3)
      .default(0)
      .meta({ description: 'Space between the letters of headings, in sizes.', examples: [-0.025] }),
    ...variants,
  })
  .meta({ title: 'typography' })

const drawing = () => z.string().regex(/^[\w./-]+\.(?:svg|png)$/, 'must be a file such as logo.svg or logo.png')

const logoSchema = z
  .strictObject({
    file: drawing().meta({
      label: 'Picture file',
      input: 'drawing',
      description:
        'A file in `_public/`, as .svg or .png. Parts of an SVG in `currentColor` have the accent of the tone on which they lie.',
      examples: ['logo.svg'],
    }),
    onDark: drawing().optional().meta({
      label: 'Picture file on dark colours',
      input: 'drawing',
      description: 'The logo on dark tones, if it is another file.',
    }),
    name: z.enum(['with', 'without']).default('with').meta({
      label: 'Name beside it',
      description: 'Whether the name of the site stands beside it. without: the logo shows the name itself.',
    }),
    height: z.int().min(16).max(96).default(30).meta({ description: 'Height in pixels.' }),
    icon: drawing().optional().meta({
      label: 'Square icon',
      input: 'drawing',
      description: 'A square mark for icons of browsers and telephones, if the logo is wide.',
    }),
  })
  .meta({ title: 'logo' })

/** The look of a site: `_data/theme.yaml`. The names are those of MUI's theme. */
export const themeSchema = z
  .strictObject({
    tones: z
      .record(slug(), toneSchema)
      .default({ light: {}, dark: { background: { default: '#121212' } } })
      .refine((tones) => Object.keys(tones).length > 0, { error: 'must have at least one tone' })
      .meta({
        description:
          'Sets of colours by name, which blocks choose by `tone:`. A colour that is left out follows from the others.',
      }),
    parts: z
      .strictObject(
        Object.fromEntries(
          Object.entries(parts).map(([part, description]) => [part, slug().optional().meta({ description })]),
        ) as Record<ThemePart, z.ZodOptional<z.ZodString>>,
      )
      .prefault({})
      .meta({ title: 'parts', description: 'The tones of the parts of the site. Left out: the first tone.' }),
    typography: typographySchema.prefault({}).meta({ description: 'Fonts and sizes.' }),
    shape: z
      .strictObject({
        borderRadius: z.number().min(0).max(12).default(4).meta({
          description: 'Unit of round corners in pixels: fields have 3, cards 3.5, dialogs 5 of it. 0: square.',
        }),
      })
      .prefault({})
      .meta({ title: 'shape', description: 'Corners.' }),
    logo: logoSchema.optional().meta({
      label: 'Logo',
      description: 'The mark of the company in header, footer, icons and link previews. Left out: its name.',
    }),
    buttons: z
      .enum(['pill', 'round', 'square'])
      .default('round')
      .meta({ description: 'Ends of buttons, chips and tags: half circles, corners as of fields, or square.' }),
    spacing: z.number().min(4).max(16).default(8).meta({ description: 'Unit of the space between things, in pixels.' }),
    motion: z.enum(['full', 'none']).default('full').meta({
      description: 'none: nothing moves, for anybody. With full nothing moves where the visitor asks for that.',
    }),
    focus: z
      .strictObject({
        width: z.number().min(2).max(8).default(3).meta({ description: 'Width in pixels.' }),
        offset: z.number().min(0).max(8).default(3).meta({ description: 'Distance in pixels.' }),
      })
      .prefault({})
      .meta({ title: 'focus', description: 'The ring around what has the focus.' }),
    headerHeight: z.int().min(48).max(140).default(76).meta({ description: 'Height of the header in pixels.' }),
    ornament: z
      .enum(['none', 'rule', 'dots', 'bulbs'])
      .default('none')
      .meta({ description: 'The row along edges of blocks, and the mark before an eyebrow.' }),
  })
  .superRefine(({ tones, parts }, context) => {
    const values = Object.keys(tones)
    const named = [
      ...Object.entries(parts).map(([part, tone]) => ({ path: ['parts', part], tone })),
      ...Object.entries(tones).flatMap(([name, { like, dark }]) => [
        { path: ['tones', name, 'like'], tone: like },
        { path: ['tones', name, 'dark'], tone: dark },
      ]),
    ]
    for (const { path, tone } of named)
      if (tone !== undefined && !values.includes(tone))
        context.addIssue({ code: 'invalid_value', values, input: tone, path })
  })
  .meta({ title: 'theme', description: 'The look of the site.' })
export type Theme = z.infer<typeof themeSchema>

/** The look of a site without `_data/theme.yaml`. */
export const plainTheme: Theme = themeSchema.parse({})
