import type { NoteWords } from '../../../../../../schema/diagnostics/parts/notes.ts'

/** Was zu einem Wert gesagt wird, der anderswo steht, als er zu sehen ist. */
export const notes: NoteWords = {
  'other-shape': (hint) =>
    `Nennen Sie gemeinsame Daten dieser Form, oder schreiben Sie die Werte hier selbst.\n${hint}`,
  'derived-list': () => 'Die Liste ergibt sich aus den Seitenrastern und den Verweisen der Einträge.',
  'shown-in': (hint, { path, type, file, page, mayBeLeftOut }) => {
    const where = `Zu sehen in ${path}${type === undefined ? '' : ` (${type})`} von ${file}${file === page ? '' : `, auf ${page}`}.`
    const without = 'Wo es nichts zu zeigen gibt, lässt eine Bedingung in der Vorlage den Block weg.'
    return [hint, mayBeLeftOut ? `${where} ${without}` : where].filter((line) => line !== '').join('\n')
  },
  'in-template': (hint, { page }) =>
    [
      hint,
      `Zu sehen auf ${page}; die Seite folgt dieser Vorlage.`,
      'Für diese Seite allein tragen Sie dort eine Abweichung von der Vorlage ein.',
    ]
      .filter((line) => line !== '')
      .join('\n'),
}
