import type { TeamWords } from '../en.ts'

/** What is said about what was published. */
export const published: TeamWords['published'] = {
  title: 'Veröffentlicht',
  help: 'Was auf der Website ist und was auf dem Weg dahin ist. Zurücknehmen macht eines davon rückgängig und behält, was danach kam.',
  none: 'Von hier wurde noch nichts veröffentlicht.',
  states: {
    planned: () => 'geplant',
    asked: () => 'auf dem Weg',
    committed: () => 'wird gebaut',
    live: (time) => `live seit ${time}`,
    sent: (time) => `gesendet: ${time}`,
    refused: () => 'nicht veröffentlicht',
    failed: () => 'nicht live',
  },
  by: (name, time) => `${name}, ${time}`,
  taking: (title) => `Zurückgenommen: ${title}`,
  wasTakenBack: 'zurückgenommen',
  takeBack: 'Zurücknehmen',
  takeBackOne: (title) => `„${title}“ zurücknehmen`,
  wentBack: 'nicht auf der Website: Sie ging zurück',
  back: {
    state: 'Stimmt etwas nicht auf der Website? Der Server hat sie noch, wie sie vor der letzten Veröffentlichung war.',
    action: 'Dahin zurückgehen',
    title: 'Zur Website davor zurückgehen?',
    text: 'In einer Sekunde sehen Besucher die Website, wie sie vor der letzten Veröffentlichung war. Was geschrieben ist, bleibt: in den Arbeitsbereichen und im Veröffentlichten. Die nächste Veröffentlichung bringt alles wieder. Zurücknehmen gilt einer Veröffentlichung: Die Website bleibt ohne sie und behält die anderen.',
  },
  forward: {
    state:
      'Besucher sehen die Website, wie sie vor der letzten Veröffentlichung war. Die nächste Veröffentlichung bringt alles wieder.',
    action: 'Zum neuesten Stand',
    title: 'Zum neuesten Stand zurückkehren?',
    text: 'In einer Sekunde sehen Besucher wieder alles, was veröffentlicht wurde.',
  },
  buildAgain: 'Noch einmal bauen',
  publish: 'Veröffentlichen',
  checking:
    'Die ganze Website wird damit geprüft und gebaut. Sobald das fertig ist, sehen Besucher es, spätestens in einer Minute.',
  checkingToSend:
    'Die ganze Website wird damit geprüft und gebaut. Dann geht es an das Repository der Website. Dort wird sie noch einmal gebaut und live gestellt.',
  building: 'Die Website wird damit gebaut. Sobald das fertig ist, sehen Besucher es.',
  whole: (time) => `Live seit ${time}.`,
  sent: (time) => `An das Repository der Website gesendet: ${time}. Dort wird die Website gebaut und live gestellt.`,
  away: (time) =>
    `Das Repository der Website ist seit ${time} nicht erreichbar. Der Server versucht es jede Minute wieder und sendet es dann.`,
  unclear: (time) =>
    `An das Repository der Website gesendet: ${time}. Ob es dort angekommen ist, steht noch nicht fest: Der Server fragt jede Minute nach.`,
  stop: 'Nicht veröffentlichen',
  stopOne: (title) => `„${title}“ nicht veröffentlichen`,
  sinceSent:
    'Alles, was hier steht, wurde gesendet. Schreiben Sie hier weiter und veröffentlichen Sie auch das, oder entfernen Sie den Arbeitsbereich.',
  since: (isChanged) =>
    isChanged
      ? 'Was hier später geschrieben wurde, ist noch nicht auf der Website: Diese Seite zeigt es.'
      : 'Alles, was hier steht, ist auf der Website. Schreiben Sie hier weiter und veröffentlichen Sie auch das, oder entfernen Sie den Arbeitsbereich.',
  tookBack: (time) => `Zurückgenommen. Seit ${time} ist die Website ohne das.`,
  tookBackSent: (time) =>
    `Zurückgenommen. Das wurde an das Repository der Website gesendet: ${time}. Dort wird die Website ohne das gebaut.`,
  canAgain: 'Hier steht noch alles, wie es war: Ändern Sie es, oder veröffentlichen Sie es noch einmal.',
  publishOne: (title) => `„${title}“ veröffentlichen`,
  plan: 'Später veröffentlichen',
  planOne: (title) => `Später veröffentlichen: „${title}“`,
  planTitle: 'Wann wird es veröffentlicht?',
  planText:
    'Es wird veröffentlicht, wie es jetzt ist. Wer danach darin schreibt, hält das auf, und es wird neu geplant.',
  planTime: 'Tag und Uhrzeit',
  planZone: (zone) => `In der Zeit Ihres Geräts: ${zone}`,
  planned: (time) => `Geht live am ${time}.`,
  plannedToSend: (time) =>
    `Geht am ${time} an das Repository der Website. Dort wird die Website gebaut und live gestellt.`,
  plannedChanged:
    'Seitdem hat es sich geändert, deshalb passiert dann nichts. Planen Sie es noch einmal, wie es jetzt ist, oder veröffentlichen Sie es.',
  wasPlanned: (time) => `Es war geplant für ${time}.`,
  cancelPlan: 'Dann nicht veröffentlichen',
  cancelOne: (title) => `Dann nicht veröffentlichen: „${title}“`,
  notAsPlanned: 'Was Sie zum Veröffentlichen geplant hatten, wurde nicht veröffentlicht',
}
