import { isShown, line, sentences, slug } from 'marquee/schema'
import { z } from 'zod'

/** A field of both versions: the prompt of the blank one, in brackets, and the text of the sample. */
const blankAndSample = <Schema extends z.ZodType>(schema: Schema, what: string) => ({
  blank: schema.meta({ description: `${what} of the blank, in brackets.`, examples: ['[Month year]'] }),
  sample: schema.meta({ description: `${what} of the sample.`, examples: ['May 2026'] }),
})

const prompt = (maxLength: number) => isShown(z.string().trim().min(1).max(maxLength))

const factSchema = z
  .strictObject({
    name: line(40).meta({ description: 'What it is.', examples: ['City and state'] }),
    ...blankAndSample(prompt(120), 'The text'),
  })
  .meta({ title: 'fact' })

const entrySchema = z
  .strictObject({
    title: prompt(120).meta({ description: 'The role and what it was for.', examples: ['Bartender, banquet'] }),
    place: prompt(160).meta({ description: 'For whom and where.', examples: ['Example Hotel, Austin, Texas'] }),
    time: prompt(60).meta({ description: 'From when to when.', examples: ['May 2024 to present'] }),
    points: z
      .array(prompt(240))
      .min(1)
      .max(8)
      .meta({ description: 'What was done, with numbers.', examples: [['Ran a two-well bar for 220 guests']] }),
  })
  .meta({ title: 'entry' })

const head = {
  heading: line(40).meta({ description: 'Heading of the section.', examples: ['Skills'] }),
  guidance: sentences(240).meta({
    description: 'What belongs here. Shown beside it, never printed.',
    examples: ['Two lines: who you are, and for what kind of event.'],
  }),
}

const textSection = z
  .strictObject({ kind: z.literal('text'), ...head, ...blankAndSample(prompt(600), 'The text') })
  .meta({ title: 'text section' })

const listSection = z
  .strictObject({
    kind: z.literal('list'),
    ...head,
    ...blankAndSample(z.array(prompt(240)).min(1).max(16), 'The lines'),
  })
  .meta({ title: 'list section' })

const entriesSection = z
  .strictObject({
    kind: z.literal('entries'),
    ...head,
    ...blankAndSample(z.array(entrySchema).min(1).max(8), 'The entries'),
  })
  .meta({ title: 'entries section' })

export const resumeSchema = z
  .strictObject({
    kind: z.literal('resume'),
    slug: slug()
      .max(60)
      .meta({ description: 'Name of the files.', examples: ['bartender-resume-template'] }),
    name: line(60).meta({ description: 'What it is called.', examples: ['Bartender resume'] }),
    person: z.strictObject(blankAndSample(prompt(80), 'The name')).meta({ description: 'Whose resume it is.' }),
    headline: z.strictObject(blankAndSample(prompt(120), 'The headline')).meta({ description: 'One line under it.' }),
    contact: z.array(factSchema).min(1).max(6).meta({ description: 'Where to reach the person.' }),
    sections: z
      .array(z.discriminatedUnion('kind', [textSection, listSection, entriesSection]))
      .min(2)
      .max(14)
      .meta({ description: 'The sections, from top to bottom.' }),
  })
  .meta({ title: 'resume', description: 'A resume with its sections, a blank and a sample.' })
export type Resume = z.infer<typeof resumeSchema>
export type ResumeSection = Resume['sections'][number]
