import { z } from 'zod'

/** Keys of every inquiry, as it is sent or exported. */
const ofInquiries = new Set([
  'form',
  'submissionId',
  'website',
  'elapsedMs',
  'id',
  'receivedAt',
  'flags',
  'sentFrom',
  'cameFrom',
  'pageLanguage',
])

/** Keys of every object; react-hook-form drops two of them, and calls a form as a whole `root`. */
const ofPrograms = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'root'])

const another = (name: unknown) => `Write another one, such as \`${name}Answer\``

/** Under this name an answer is stored. */
export const answerName = () =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, {
      error: 'must be letters and digits and begin with a letter, such as `firstName`',
    })
    .refine((name) => !ofInquiries.has(name), {
      error: ({ input }) => `is a name that every inquiry has already. ${another(input)}`,
    })
    .refine((name) => !ofPrograms.has(name), {
      error: ({ input }) => `is a name that programs use themselves. ${another(input)}`,
    })
