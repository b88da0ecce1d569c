import type { TeamPublication } from '../../wire.ts'

const states: Record<TeamPublication['state'], (liveSince: string) => string> = {
  planned: () => 'planned',
  asked: () => 'on its way',
  committed: () => 'being built',
  live: (time) => `live since ${time}`,
  sent: (time) => `sent ${time}`,
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
  wentBack: 'not on the site: it went back',
  back: {
    state: 'Is something wrong on the site? The server still has it as it was before the last publication.',
    action: 'Go back to it',
    title: 'Go back to the site before?',
    text: 'Within a second visitors see the site as it was before the last publication. What is written stays: in the workspaces, and in what was published. The next publication brings all of it again. Take back is for one publication: it leaves the site without it for good, and keeps the others.',
  },
  forward: {
    state: 'Visitors see the site as it was before the last publication. The next publication brings all of it again.',
    action: 'Return to the newest',
    title: 'Return to the newest site?',
    text: 'Within a second visitors see again everything that was published.',
  },
  buildAgain: 'Build again',
  publish: 'Publish',
  checking:
    'The whole site is being checked and built with this in it. Visitors see it as soon as that is done, within a minute.',
  checkingToSend:
    'The whole site is being checked and built with this in it. Then it goes to the repository of the site, whose build puts it live.',
  building: 'The site is being built with this in it. Visitors see it as soon as that is done.',
  whole: (time: string) => `Live since ${time}.`,
  sent: (time: string) => `Sent to the repository of the site on ${time}. Its build puts it live.`,
  away: (time: string) =>
    `The repository of the site has not answered since ${time}. The server tries again each minute, and sends it then.`,
  unclear: (time: string) =>
    `It was sent to the repository of the site on ${time}. The repository has not said yet whether it has arrived: the server asks each minute.`,
  stop: 'Do not publish',
  stopOne: (title: string) => `Do not publish “${title}”`,
  sinceSent: 'All that is in here was sent. Write on in it and publish that, too, or remove it.',
  since: (isChanged: boolean): string =>
    isChanged
      ? 'What was written here later is not on the site yet: it is what this page shows.'
      : 'All that is in here is on the site. Write on in it and publish that, too, or remove it.',
  tookBack: (time: string) => `Taken back. The site has been without it since ${time}.`,
  tookBackSent: (time: string) =>
    `Taken back. That was sent to the repository of the site on ${time}, whose build takes it off the site.`,
  canAgain: 'It is still in here as it was: change it, or publish it again.',
  publishOne: (title: string) => `Publish “${title}”`,
  plan: 'Publish later',
  planOne: (title: string) => `Publish later: “${title}”`,
  planTitle: 'When is it published?',
  planText: 'It is published as it is now. Whoever writes in it afterwards stops that, and it is planned again.',
  planTime: 'Day and time',
  planZone: (zone: string) => `In the time of your device: ${zone}`,
  planned: (time: string) => `Goes live on ${time}.`,
  plannedToSend: (time: string) => `Goes to the repository of the site on ${time}, whose build puts it live.`,
  plannedChanged: 'It has changed since, so nothing happens then. Plan it again as it is now, or publish it.',
  wasPlanned: (time: string) => `It was planned for ${time}.`,
  cancelPlan: 'Do not publish then',
  cancelOne: (title: string) => `Do not publish then: “${title}”`,
  notAsPlanned: 'What you planned to publish was not published',
}
