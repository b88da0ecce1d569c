import { count } from './numbers.ts'

export const problems = {
  alike: 'alike',
  tooAlike: 'too alike',
  similar: 'similar',
  mostAlike: (title: string) => `The page that is most like this one: ${title}`,
  openMostAlike: (words: string, title: string) => `${words}: open ${title}, which is most like this page`,
  likeBefore: (share: string) => `This page is ${share} like`,
  likeAfter: (share: string) => `. The checks warn from ${share} on.`,
  error: 'Error',
  warning: 'Warning',
  all: 'Problems of this page and of the site',
  none: 'This page has no problems.',
  here: 'Problems of this page',
  checkingFirst: (checking: string) => `${checking}. Links and addresses are compared after that.`,
  elsewhere: 'Problems elsewhere',
  more: (problems: number) => `And ${count(problems, { one: 'more problem', other: 'more problems' })}.`,
  samplesLeft: (values: number) =>
    `${count(values, { one: 'value', other: 'values' })} of the sample to replace before the site goes public`,
  samples: 'Values of the sample',
  notSavedYet: 'Not saved yet',
  notSaved: (file: string | undefined) => `Not saved${file ? ` to ${file}` : ''}.`,
  unanswered: 'What you typed stays here, and is saved as soon as it answers.',
  writeAnyway: 'Write anyway',
}
