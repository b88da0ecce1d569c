import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const problems = {
  alike: 'ähnlich',
  tooAlike: 'zu ähnlich',
  similar: 'sehr ähnlich',
  mostAlike: (title: string) => `Die Seite, die dieser am ähnlichsten ist: ${title}`,
  openMostAlike: (words: string, title: string) => `${words}: ${title} öffnen, die ähnlichste Seite`,
  likeBefore: (share: string) => `Diese Seite gleicht zu ${share} der Seite`,
  likeAfter: (share: string) => `. Die Prüfung warnt ab ${share}.`,
  error: 'Fehler',
  warning: 'Warnung',
  all: 'Probleme dieser Seite und der Website',
  none: 'Diese Seite hat keine Probleme.',
  here: 'Probleme dieser Seite',
  checkingFirst: (checking: string) => `${checking}. Links und Adressen werden danach verglichen.`,
  elsewhere: 'Probleme anderswo',
  more: (problems: number) => `Und ${count(problems, { one: 'weiteres Problem', other: 'weitere Probleme' })}.`,
  samplesLeft: (values: number) =>
    `${count(values, { one: 'Beispielwert ist', other: 'Beispielwerte sind' })} noch zu ersetzen, bevor die Website öffentlich wird`,
  samples: 'Beispielwerte',
  notSavedYet: 'Noch nicht gespeichert',
  notSaved: (file: string | undefined) => `Nicht gespeichert${file ? ` in ${file}` : ''}.`,
  unanswered: 'Was Sie geschrieben haben, bleibt hier stehen und wird gespeichert, sobald es antwortet.',
  writeAnyway: 'Trotzdem speichern',
} satisfies Words['problems']
