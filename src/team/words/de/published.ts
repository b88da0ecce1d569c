import type { TeamWords } from '../en.ts'

/** What is said about what was published. */
export const published: TeamWords['published'] = {
  title: 'Veröffentlicht',
  help: 'Was auf der Website ist und was auf dem Weg dahin ist. Zurücknehmen macht eines davon rückgängig und behält, was danach kam.',
  none: 'Von hier wurde noch nichts veröffentlicht.',
  states: {
    asked: () => 'auf dem Weg',
    committed: () => 'wird gebaut',
    live: (time) => `live seit ${time}`,
    refused: () => 'nicht veröffentlicht',
    failed: () => 'nicht live',
  },
  by: (name, time) => `${name}, ${time}`,
  taking: (title) => `Zurückgenommen: ${title}`,
  wasTakenBack: 'zurückgenommen',
  takeBack: 'Zurücknehmen',
  takeBackOne: (title) => `„${title}“ zurücknehmen`,
  buildAgain: 'Noch einmal bauen',
  publish: 'Veröffentlichen',
  publishOne: (title) => `„${title}“ veröffentlichen`,
}
