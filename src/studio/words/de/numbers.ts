import { countIn } from '../count-in.ts'

export const count = countIn('de')
export const numbers = new Intl.NumberFormat('de')
