import { defineBlock, imageField, line, linkSchema, permissionField, renamed, sentences } from 'marquee/schema'
import { z } from 'zod'
import { caseStudyWords } from './words.ts'

const demandSchema = z
  .strictObject({
    title: line(60).meta({ description: 'What is hard, in a few words.', examples: ['One peak at the door'] }),
    text: sentences(320).meta({
      description: 'Why, and what it asks of the people there.',
      examples: ['Half the visitors arrive in the first hour.'],
    }),
  })
  .meta({ title: 'demand' })

const postSchema = z
  .strictObject({
    role: line(60).meta({ description: 'The role.', examples: ['Guides'] }),
    count: z
      .int()
      .min(1)
      .max(60)
      .meta({ description: 'How many people.', examples: [8] }),
    task: sentences(220).meta({
      description: 'What they do, and how the number was found.',
      examples: ['Two for each of four groups.'],
    }),
  })
  .meta({ title: 'post' })

const momentSchema = z
  .strictObject({
    time: line(20).meta({ description: 'When, as the plan of the day says it.', examples: ['10:30 a.m.'] }),
    what: sentences(220).meta({ description: 'What happens.', examples: ['The doors open, everybody is in place.'] }),
  })
  .meta({ title: 'moment' })

const measureSchema = z
  .strictObject({
    name: line(60).meta({ description: 'What is counted.', examples: ['Wait at the door'] }),
    how: sentences(220).meta({
      description: 'How it is counted, and by whom.',
      examples: ['The lead times one visitor every half hour.'],
    }),
  })
  .meta({ title: 'measure' })

export const caseStudySchema = defineBlock(
  'case-study',
  'How one piece of work is planned. Marked as illustrative until somebody at the client has given permission.',
  {
    kind: line(50).meta({ description: 'Kind of work.', examples: ['Open day'] }),
    title: line(90).meta({
      description: 'The headline. A page has one, above its other headings.',
      examples: ['How we would plan an open day by the hour'],
    }),
    brief: sentences(420).meta({
      description: 'What is asked for.',
      examples: ['Show the house to every visitor while the line at the door stays short.'],
    }),
    image: imageField('card').meta({
      description: 'Picture of the work.',
      examples: [{ name: 'cases/open-day', alt: 'Visitors at a door' }],
    }),
    setting: line(120).meta({ description: 'Where it would be.', examples: ['Two floors with one entrance'] }),
    guests: line(80).meta({ description: 'How many people it is for.', examples: ['About 400 in four groups'] }),
    hours: line(80).meta({ description: 'How long it lasts.', examples: ['Noon to 8 p.m., one day'] }),
    demands: z
      .array(demandSchema)
      .min(2)
      .max(6)
      .meta({
        description: 'What makes it hard.',
        examples: [[{ title: 'One peak', text: 'Half come in the first hour.' }]],
      }),
    team: z
      .array(postSchema)
      .min(1)
      .max(12)
      .meta({
        description: 'The people by role. The sum is worked out.',
        examples: [[{ role: 'Guides', count: 8, task: 'Two for each group.' }]],
      }),
    preparation: z
      .array(sentences(220))
      .min(2)
      .max(10)
      .meta({
        description: 'What is settled before the day.',
        examples: [['Walk through the rooms and mark the way.']],
      }),
    day: z
      .array(momentSchema)
      .min(3)
      .max(14)
      .meta({ description: 'The day, hour by hour.', examples: [[{ time: 'Noon', what: 'The doors open.' }]] }),
    report: z
      .array(measureSchema)
      .min(2)
      .max(8)
      .meta({
        description: 'What is counted and told afterwards. No results: those need permission.',
        examples: [[{ name: 'Wait at the door', how: 'Timed every half hour.' }]],
      }),
    links: z
      .array(linkSchema)
      .max(6)
      .default([])
      .meta({
        description: 'Services and other pages that belong to it.',
        examples: [[{ text: 'How to find us', href: '/contact' }]],
      }),
    permission: permissionField(),
  },
  {
    label: 'A case study',
    group: 'Proof and references',
    alsoCalled: ['case', 'project', 'success story', 'reference'],
    headline: true,
    migrations: [renamed('crew', 'team')],
    needsPermission: true,
    facts: ({ title, kind, brief, image, permission }) => ({
      title,
      kind,
      summary: brief,
      image,
      sample: permission === undefined,
    }),
    words: caseStudyWords,
  },
)
export type CaseStudy = z.infer<typeof caseStudySchema>
