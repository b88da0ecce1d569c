import { count } from './numbers.ts'

export const counts = {
  errors: (number: number) => count(number, { one: 'error', other: 'errors' }),
  warnings: (number: number) => count(number, { one: 'warning', other: 'warnings' }),
  pages: (number: number) => count(number, { one: 'page', other: 'pages' }),
  files: (number: number) => count(number, { one: 'file', other: 'files' }),
  blocks: (number: number) => count(number, { one: 'block', other: 'blocks' }),
  places: (number: number) => count(number, { one: 'place', other: 'places' }),
}
