import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const pages = {
  published: 'Veröffentlicht',
  columns: {
    title: 'Titel',
    address: 'Adresse',
    kind: 'Art',
    records: 'Bezug',
    state: 'Status',
    changed: 'Letzte Änderung',
    problems: 'Probleme',
  },
  more: 'Mehr',
  moreFor: (title: string) => `Mehr zu ${title}`,
  filterHelp: 'Wörter aus Titel, Adresse oder Text',
  filter: 'Seiten filtern',
  reading: 'Alle Seiten werden gelesen …',
  none: 'Keine Seite hat alle diese Wörter in ihrem Titel, ihrer Adresse oder ihrem Text.',
  shown: (shown: number, total: number) =>
    `${shown === total ? '' : `${shown} von `}${count(total, { one: 'Seite', other: 'Seiten' })}`,
} satisfies Words['pages']
