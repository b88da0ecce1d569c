import { defineBlock, imageField, line, linkSchema, permissionField, renamed, sentences } from 'marquee/schema'
import { z } from 'zod'
import { caseStudyWords } from './words.ts'

const demandSchema = z
  .strictObject({
    title: line(60).meta({ description: 'What is hard, in a few words.', examples: ['One peak at the gate'] }),
    text: sentences(320).meta({
      description: 'Why, and what it asks of the people there.',
      examples: ['Half the guests arrive in the first hour.'],
    }),
  })
  .meta({ title: 'demand' })

const postSchema = z
  .strictObject({
    role: line(60).meta({ description: 'The role.', examples: ['Ticket checkers'] }),
    count: z
      .int()
      .min(1)
      .max(60)
      .meta({ description: 'How many people.', examples: [8] }),
    task: sentences(220).meta({
      description: 'What they do, and how the number was found.',
      examples: ['Two for each of four lanes.'],
    }),
  })
  .meta({ title: 'post' })

const momentSchema = z
  .strictObject({
    time: line(20).meta({ description: 'When, as the plan of the day says it.', examples: ['10:30 a.m.'] }),
    what: sentences(220).meta({ description: 'What happens.', examples: ['Doors. Everyone from breaks to lanes.'] }),
  })
  .meta({ title: 'moment' })

const measureSchema = z
  .strictObject({
    name: line(60).meta({ description: 'What is counted.', examples: ['Wait at the gate'] }),
    how: sentences(220).meta({
      description: 'How it is counted, and by whom.',
      examples: ['A lead times one guest in each lane every half hour.'],
    }),
  })
  .meta({ title: 'measure' })

export const caseStudySchema = defineBlock(
  'case-study',
  'How the work at one kind of event is planned. Marked as illustrative until somebody at the client has given permission.',
  {
    kind: line(50).meta({ description: 'Kind of event.', examples: ['Food festival'] }),
    title: line(90).meta({
      description: 'The headline. A page has one, above its other headings.',
      examples: ['How we would staff entry by time slots'],
    }),
    brief: sentences(420).meta({
      description: 'What is asked for.',
      examples: ['Check ages and time slots at the gate while the line stays short.'],
    }),
    image: imageField('card').meta({
      description: 'Picture of the event.',
      examples: [{ name: 'cases/festival', alt: 'Guests at a gate' }],
    }),
    setting: line(120).meta({ description: 'Where it would be.', examples: ['A fenced park with one entrance'] }),
    guests: line(80).meta({ description: 'How many come.', examples: ['About 4,000 in four time slots'] }),
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
        examples: [[{ role: 'Ticket checkers', count: 8, task: 'Two for each lane.' }]],
      }),
    preparation: z
      .array(sentences(220))
      .min(2)
      .max(10)
      .meta({ description: 'What is settled before the day.', examples: [['Walk the gate with the venue.']] }),
    day: z
      .array(momentSchema)
      .min(3)
      .max(14)
      .meta({ description: 'The day, hour by hour.', examples: [[{ time: 'Noon', what: 'Doors.' }]] }),
    report: z
      .array(measureSchema)
      .min(2)
      .max(8)
      .meta({
        description: 'What is counted and told afterwards. No results: those need permission.',
        examples: [[{ name: 'Wait at the gate', how: 'Timed every half hour.' }]],
      }),
    links: z
      .array(linkSchema)
      .max(6)
      .default([])
      .meta({
        description: 'Services and other pages that belong to it.',
        examples: [[{ text: 'Ticket checkers', href: '/la/event-staff' }]],
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
