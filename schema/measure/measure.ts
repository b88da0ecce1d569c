import { z } from 'zod'
import { type builtInCategories, categoryKey } from './category.ts'

const scriptAddress = () =>
  z.string().regex(/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\/[^\s"<>\\?#]+\.js$/, {
    error: 'must be the https:// address of a script, such as `https://plausible.io/js/pa-AbC123.js`',
  })

const origins = (description: string, example: string) =>
  z
    .array(
      z.string().regex(/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/, {
        error: 'must be https:// and a host without a path and without `*`, such as `https://www.example.com`',
      }),
    )
    .max(20)
    .default([])
    .meta({ description, examples: [[example]] })

const allow = z
  .strictObject({
    scripts: origins('Where further scripts come from.', 'https://snap.licdn.com'),
    connections: origins('Where its scripts send to.', 'https://px.ads.linkedin.com'),
    pictures: origins('Where pictures come from that count a view.', 'https://px.ads.linkedin.com'),
    frames: origins('What it shows in frames.', 'https://td.doubleclick.net'),
  })
  .prefault({})
  .meta({
    title: 'allow',
    label: 'Other sites that it loads from',
    description: 'Other hosts that it loads from. Browsers refuse all that are not listed.',
    examples: [{ scripts: ['https://snap.licdn.com'], pictures: ['https://px.ads.linkedin.com'] }],
  })

const category = (usual: (typeof builtInCategories)[number]) => categoryKey().default(usual)

const provider = <const Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) =>
  z.strictObject({ provider: z.literal(name).meta({ description: 'Who counts.' }), ...fields }).meta({ title: name })

/** An identifier as a provider shows it. */
const id = (pattern: RegExp, example: string, where: string) =>
  z
    .string()
    .regex(pattern, { error: `must be as ${where} shows it, such as \`${example}\`` })
    .meta({ label: 'Identifier', description: `Shown by ${where}.`, examples: [example] })

const providers = [
  provider('plausible', {
    script: scriptAddress().meta({
      description: 'Address of the script, as Plausible shows it under “Site installation”.',
      examples: ['https://plausible.io/js/pa-AbC123.js'],
    }),
    category: category('statistics'),
  }),
  provider('matomo', {
    address: z
      .string()
      .regex(/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\/(?:[\w.-]+\/)*$/, {
        error:
          'must be the https:// address of your Matomo with a slash at its end, such as `https://stats.example.com/`',
      })
      .meta({ description: 'Address of your Matomo.', examples: ['https://stats.example.com/'] }),
    site: z
      .int()
      .positive()
      .meta({ description: 'Number of the site in Matomo.', examples: [1] }),
    category: category('statistics'),
  }),
  provider('ga4', {
    id: id(/^G-[A-Z0-9]{6,12}$/, 'G-ABC1234567', 'Google Analytics under “Data streams”'),
    category: category('statistics'),
  }),
  provider('tag-manager', {
    id: id(/^GTM-[A-Z0-9]{4,10}$/, 'GTM-ABC1234', 'Google Tag Manager'),
    allow,
    category: category('marketing'),
  }),
  provider('meta-pixel', {
    id: id(/^\d{8,20}$/, '123456789012345', 'the Events Manager of Meta'),
    category: category('marketing'),
  }),
  provider('script', {
    src: scriptAddress().meta({
      label: 'Address of the script',
      description: 'Address of the script. It gets what is counted as events `marquee:measure` of the document.',
      examples: ['https://stats.example.com/count.js'],
    }),
    integrity: z
      .string()
      .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/, {
        error: 'must be `sha256-`, `sha384-` or `sha512-` and the hash of the script',
      })
      .meta({
        label: 'Hash of the script',
        description: 'Hash of the script: browsers refuse another one under the same address.',
        examples: ['sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC'],
      }),
    allow,
    category: categoryKey(),
  }),
] as const

/** Who counts visits and what they lead to, and how. */
export const measureSchema = z
  .array(z.discriminatedUnion('provider', providers))
  .max(10)
  .default([])
  .meta({
    title: 'measure',
    label: 'Visit counters',
    description: 'Who counts visits and what they lead to. Left out: nobody, and pages load nothing for it.',
    examples: [[{ provider: 'plausible', script: 'https://plausible.io/js/pa-AbC123.js' }]],
  })
export type Measure = z.infer<typeof measureSchema>[number]
export type ProviderName = Measure['provider']
