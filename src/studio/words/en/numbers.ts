import { countIn } from '../count-in.ts'

export const count = countIn('en')
export const numbers = new Intl.NumberFormat('en')
