import { type FileType, fileTypes } from './file-types.ts'
import type { FormField } from './form-field.ts'

/** `jpg, pdf` → `JPEG or PDF`. */
export const typeNames = (types: readonly FileType[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(types.map((type) => fileTypes[type].name))

/**
 * What forms say about answers that they cannot take. What begins with `must` speaks of the field, whose name the reader
 * has before it; everything else is a sentence.
 */
export const formWords = {
  missing({ kind, label, missing }: FormField): string {
    if (missing) return missing
    if (kind === 'consent') return 'Please tick this box to go on.'
    if (kind === 'file') return 'Please add a file.'
    const isChoice = ['select', 'radio', 'choices', 'yesno', 'rating'].includes(kind)
    if (isChoice || /[?.!:]$/.test(label)) return isChoice ? 'Please choose an answer.' : 'Please answer this question.'
    return `${label} is required.`
  },
  unknown: 'is not a field of this form',
  notAsked: (field: string) => `is asked only after another answer to \`${field}\``,
  email: 'must be an e-mail address',
  tel: 'must be a phone number',
  number: 'must be a number in digits, such as 12 or 4.5',
  wholeNumber: 'must be a whole number in digits, such as 12',
  money: 'must be an amount in dollars and cents, such as 12.50',
  least: (min: number | string) => `must be at least ${min}`,
  most: (max: number | string) => `must be at most ${max}`,
  step: (step: number) => `must be in steps of ${step}`,
  date: 'must be a date, as year-month-day',
  dates: 'must be dates as month/day/year joined by commas',
  tooManyDates: (max: number) => `must be at most ${max} dates`,
  notTicked: 'belongs to an answer that is not chosen',
  time: 'must be a time of the day, as hours:minutes',
  notFuture: 'must not be in the future',
  withinDays: (days: number) => `must be within the last ${days} days`,
  option: 'must be one of the answers to choose from',
  options: 'must be a list of the answers to choose from, each once',
  yesno: 'must be `yes` or `no`',
  consent: 'must be true or false',
  files: 'must be a list of file ids, each once',
  tooManyFiles: (max: number) => (max === 1 ? 'must be one file' : `must be at most ${max} files`),
  entries: 'must be a list of entries',
  entry: 'must be an entry with fields',
  fewEntries: (min: number, item: string) => `must have at least ${min} × ${item}`,
  manyEntries: (max: number, item: string) => `must have at most ${max} × ${item}`,
  incomplete: 'must be filled in completely or left empty',
} as const

/** A message beside its field, with the name above it: “must be …” becomes a sentence. */
export const asSentence = (message: string): string => (message.startsWith('must ') ? `This ${message}.` : message)

/** What happens to files, in words. */
export const fileWords = {
  noType: (types: readonly FileType[]) => `must be a ${typeNames(types)} file`,
  tooLarge: (megabytes: number) => `must be at most ${megabytes} MB`,
  empty: 'must not be empty',
  broken: 'cannot be read as a picture; the file may be damaged',
  notUploaded: 'could not be sent. Please try again.',
  underWay: 'Please wait until the file is there.',
} as const
