import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const counts = {
  errors: (number: number) => count(number, { one: 'Fehler', other: 'Fehler' }),
  warnings: (number: number) => count(number, { one: 'Warnung', other: 'Warnungen' }),
  pages: (number: number) => count(number, { one: 'Seite', other: 'Seiten' }),
  files: (number: number) => count(number, { one: 'Datei', other: 'Dateien' }),
  blocks: (number: number) => count(number, { one: 'Block', other: 'Blöcke' }),
  places: (number: number) => count(number, { one: 'Ort', other: 'Orte' }),
} satisfies Words['count']
