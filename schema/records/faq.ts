import { z } from 'zod'
import { line, markdown } from '../text.ts'

const faqFields = {
  question: line(160).meta({
    description: 'The question as a customer would ask it.',
    examples: ['How far ahead should we ask?'],
  }),
  answer: markdown().meta({
    description: 'A complete answer in Markdown. The first sentence answers; the rest explains.',
    examples: ['Two to three weeks for most orders. Ask anyway if you have less.'],
  }),
}

/** One question with its answer. */
export const faqSchema = z.strictObject(faqFields).meta({ title: 'faq' })

/** A group of questions: `_data/faqs/general.yaml`, or a file per service, named by its slug. */
export const faqGroupSchema = z
  .array(faqSchema)
  .min(1)
  .meta({ title: 'faq group', description: 'Questions with their answers, in the order they are shown.' })
