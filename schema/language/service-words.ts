import { defineWords } from './words.ts'

/** Answers of the inquiry service, each about the field or the request that it names. */
export const serviceWords = defineWords('service', {
  tooMany: 'too many inquiries, please try again later',
  tooManyOfAddress: 'too many inquiries from this e-mail address, please call us',
  tooManyFiles: 'too many files, please try again later',
  full: 'no more files can be taken right now',
  notStored: 'could not be stored, please try again',
  tooLarge: 'is over 32 KB',
  otherInquiry: 'another inquiry has this id',
  otherFile: 'another file has this id',
  noFile: 'no file has this id',
  fileField: 'must name a form and a file field of it',
  json: 'must be JSON',
  contentType: 'must be sent as application/json or text/plain',
  mapping: 'must be an object with the fields of a form',
  form: 'must be the name of a form of this site',
  uuid: 'must be a UUID',
  number: 'must be a number',
})
