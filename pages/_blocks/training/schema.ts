import { defineBlock, eyebrowField, imageField, line, markdown, sentences, slug, titleField } from 'marquee/schema'
import { z } from 'zod'
import { trainingWords } from './words.ts'

const answerSchema = z
  .strictObject({
    text: line(240).meta({
      description: 'The answer, as it can be chosen.',
      examples: ['Call 911 first, then the lead.'],
    }),
    right: z
      .boolean()
      .default(false)
      .meta({ description: 'true for the one answer that is right.', examples: [true] }),
  })
  .meta({ title: 'answer' })

/** A question with exactly one right answer. Progress is stored by its text, so a changed question is asked again. */
const questionSchema = z
  .strictObject({
    question: line(240).meta({ description: 'The question.', examples: ['A guest has fallen. What comes first?'] }),
    answers: z
      .array(answerSchema)
      .min(2)
      .max(6)
      .superRefine((answers, context) => {
        const right = answers.filter((answer) => answer.right).length
        if (right === 0)
          context.addIssue({
            code: 'custom',
            path: [],
            message: 'no answer is marked as right. Write `right: true` below the one that is',
          })
        answers.forEach(({ text, right: isRight }, index) => {
          const earlier = answers.slice(0, index)
          if (earlier.some((other) => other.text === text))
            context.addIssue({ code: 'custom', path: [index, 'text'], message: `the answer “${text}” stands twice` })
          if (isRight && earlier.some((other) => other.right))
            context.addIssue({ code: 'custom', path: [index, 'right'], message: 'a second answer is marked as right' })
        })
      })
      .meta({
        description: 'Two to six answers, exactly one of them right.',
        examples: [[{ text: 'Call 911.', right: true }, { text: 'Fetch a chair.' }]],
      }),
    explanation: sentences(600).meta({
      description: 'Why the right answer is right. Shown once somebody has answered.',
      examples: ['Every minute counts, and the lead can join you while you wait.'],
    }),
  })
  .meta({ title: 'question' })
export type Question = z.infer<typeof questionSchema>

const partSchema = z
  .strictObject({
    id: slug()
      .max(40)
      .meta({ description: 'Anchor of the part, for links.', examples: ['briefing'] }),
    title: line(90).meta({ description: 'The heading of the part.', examples: ['The briefing'] }),
    minutes: z
      .number()
      .int()
      .min(1)
      .max(120)
      .meta({ description: 'How long it takes to read.', examples: [4] }),
    image: imageField('card').optional().meta({ description: 'A picture beside the text.' }),
    steps: z
      .array(
        z
          .strictObject({
            at: line(40).meta({ description: 'When, or which step.', examples: ['-45 min'] }),
            text: line(160).meta({ description: 'What happens then.', examples: ['Walk the room with the client'] }),
          })
          .meta({ title: 'step' }),
      )
      .max(12)
      .default([])
      .meta({
        description: 'Drawn as a line of steps over the text.',
        examples: [[{ at: '-45 min', text: 'Walk the room with the client' }]],
      }),
    body: markdown().meta({
      description: 'The text of the part.',
      examples: ['Say the three things that matter today.'],
    }),
    check: z
      .array(questionSchema)
      .max(6)
      .default([])
      .meta({
        description: 'Questions that are answered at once.',
        examples: [[{ question: 'How long?', answers: [], explanation: 'Five minutes.' }]],
      }),
  })
  .meta({ title: 'part' })
export type Part = z.infer<typeof partSchema>

/** All questions of a course, each with its path in the block. */
const questionsOf = (parts: readonly Part[], quiz: { questions: readonly Question[] } | undefined) => [
  ...parts.flatMap(({ check }, part) =>
    check.map(({ question }, index) => ({ question, path: ['parts', part, 'check', index, 'question'] })),
  ),
  ...(quiz?.questions ?? []).map(({ question }, index) => ({
    question,
    path: ['quiz', 'questions', index, 'question'],
  })),
]

export const trainingSchema = defineBlock(
  'training',
  'A course: parts with questions, a quiz with a pass mark, and a certificate. Progress stays on the device.',
  {
    course: slug()
      .max(40)
      .meta({
        description: 'Name under which the device keeps the progress. It must differ from course to course.',
        examples: ['captain-training'],
      }),
    eyebrow: eyebrowField('For captains'),
    title: titleField('Six parts and a quiz'),
    intro: sentences(400)
      .optional()
      .meta({
        description: 'Sentences under the heading.',
        examples: ['Forty minutes, with breaks wherever you like.'],
      }),
    parts: z
      .array(partSchema)
      .min(1)
      .max(16)
      .meta({ description: 'The parts of the course, in order. Each `id` stands once.' }),
    quiz: z
      .strictObject({
        title: line(90).meta({ description: 'The heading of the quiz.', examples: ['The quiz'] }),
        intro: sentences(400)
          .optional()
          .meta({ description: 'A sentence under it.', examples: ['Ten questions. You may try again.'] }),
        passPercent: z
          .number()
          .int()
          .min(1)
          .max(100)
          .default(80)
          .meta({ description: 'Share of right answers, in percent, from which the quiz is passed.', examples: [80] }),
        questions: z.array(questionSchema).min(1).max(30).meta({ description: 'The questions of the quiz.' }),
      })
      .optional()
      .meta({ title: 'quiz', description: 'Questions at the end that are scored together.' }),
    certificate: z
      .strictObject({
        title: line(90).meta({ description: 'What the certificate is for.', examples: ['Captain training'] }),
        statement: sentences(400).meta({
          description: 'What it states, below the name.',
          examples: ['has worked through the captain training and passed its quiz.'],
        }),
        issuer: line(90).meta({ description: 'Who gives it.', examples: ['{site.name}'] }),
        note: sentences(400).meta({
          description: 'What it is not, in small letters.',
          examples: ['It replaces no card or license that a state asks for.'],
        }),
      })
      .optional()
      .meta({ title: 'certificate', description: 'A sheet to print once the quiz is passed.' }),
  },
  {
    label: 'Course with a quiz',
    group: 'Documents and tools',
    island: 'idle',
    alsoCalled: ['course', 'quiz', 'test', 'exam', 'lesson', 'certificate', 'e-learning'],
    words: trainingWords,
  },
).superRefine(({ parts, quiz, certificate }, context) => {
  const rule = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  parts.forEach(({ id }, index) => {
    const first = parts.findIndex((other) => other.id === id)
    if (first < index) rule(['parts', index, 'id'], `\`${id}\` is already the id of parts[${first}]`)
  })
  const questions = questionsOf(parts, quiz)
  questions.forEach(({ question, path }, index) => {
    if (questions.findIndex((other) => other.question === question) < index)
      rule(path, 'the same question is asked before. Progress is stored by its words, so each stands once')
  })
  if (certificate && !quiz) rule(['certificate'], 'a certificate needs a `quiz` that can be passed')
})
export type Training = z.infer<typeof trainingSchema>
