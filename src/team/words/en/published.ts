import type { TeamPublication } from '../../wire.ts'

const states: Record<TeamPublication['state'], (liveSince: string) => string> = {
  asked: () => 'on its way',
  committed: () => 'being built',
  live: (time) => `live since ${time}`,
  refused: () => 'not published',
  failed: () => 'not live',
}

/** What is said about what was published. */
export const published = {
  title: 'Published',
  help: 'What is on the site, and what is on its way. Taking back undoes one of them, and keeps what came after it.',
  none: 'Nothing was published from here yet.',
  states,
  by: (name: string, time: string) => `${name}, ${time}`,
  taking: (title: string) => `Taken back: ${title}`,
  wasTakenBack: 'taken back',
  takeBack: 'Take back',
  takeBackOne: (title: string) => `Take back “${title}”`,
  buildAgain: 'Build again',
  publish: 'Publish',
  publishOne: (title: string) => `Publish “${title}”`,
}
