import type { TeamWords } from '../en.ts'

/** What is said about previews, to the team and to whoever has a link. */
export const previews: TeamWords['previews'] = {
  one: 'Vorschau',
  title: 'Vorschauen',
  of: (title) => `Vorschauen von „${title}“`,
  help: 'Eine Vorschau zeigt einen Arbeitsbereich jemandem ohne Konto, genau wie Besucher ihn sähen. Sie bleibt, wie sie ist, wenn Sie weiterschreiben.',
  none: 'Es gibt noch keine Vorschau.',
  show: 'Jemandem zeigen',
  begin: 'Neue Vorschau',
  beginTitle: 'Diesen Arbeitsbereich jemandem zeigen',
  beginText:
    'Wer den Link hat, sieht alle Seiten. Keine Suchmaschine findet sie, Formulare senden nichts, und geschützte Seiten fragen nach ihrem Passwort.',
  days: 'Wie viele Tage sie gilt',
  daysHelp: 'Von 1 bis 90',
  day: 'Stand an einem Tag',
  dayHelp: 'Geplantes erscheint wie an diesem Tag. Leer: heute',
  link: 'Link der Vorschau',
  linkHelp: 'Kopieren Sie ihn jetzt: Er wird nur einmal gezeigt. Die Vorschau ist in weniger als einer Minute fertig.',
  since: (name, time) => `${name}, Stand ${time}`,
  asOf: (day) => `gezeigt wie am ${day}`,
  states: { asked: 'wird vorbereitet', ready: 'fertig', failed: 'nicht möglich' },
  ends: (time) => `endet ${time}`,
  opened: (count) => (count === 0 ? 'noch nicht geöffnet' : count === 1 ? 'einmal geöffnet' : `${count}-mal geöffnet`),
  renew: '14 Tage länger',
  renewOne: (time) => `14 Tage länger für die Vorschau vom ${time}`,
  end: 'Beenden',
  endOne: (time) => `Die Vorschau vom ${time} beenden`,
  problem: 'Die Seiten haben Fehler, deshalb gibt es nichts zu zeigen:',
  back: 'Alle Arbeitsbereiche',
  stripTitle: (title) => `Vorschau: ${title}.`,
  strip: (time, day) =>
    day === ''
      ? `Stand ${time} (UTC), nicht veröffentlicht.`
      : `Stand ${time} (UTC), gezeigt wie am ${day}, nicht veröffentlicht.`,
  stripForms: 'Formulare senden von hier nichts.',
  stripEnds: (day) => `Endet am ${day}.`,
  nothingSent: 'Dies ist eine Vorschau: Nichts wurde gesendet oder gespeichert.',
  notices: {
    none: {
      title: 'Hier ist nichts',
      text: 'Öffnen Sie den Link, den Sie bekommen haben. Vielleicht fehlt ein Stück.',
    },
    over: { title: 'Diese Vorschau ist beendet', text: 'Bitten Sie um einen neuen Link.' },
    wait: {
      title: 'Diese Vorschau wird vorbereitet',
      text: 'Sie erscheint hier von selbst, in weniger als einer Minute.',
    },
    bad: {
      title: 'Diese Vorschau konnte nicht vorbereitet werden',
      text: 'Wer Ihnen den Link geschickt hat, sieht den Grund und kann einen neuen schicken.',
    },
  },
}
