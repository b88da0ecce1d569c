import { type FormText, formWords } from '../../schema/language/form-words.ts'
import type { Form } from './schema.ts'

/** The parts of a form: its steps, or its sections. */
export const partsOf = ({ steps, sections = [] }: Pick<Form, 'steps' | 'sections'>) => steps ?? sections

/** The texts of a form by their names. */
export type FormTexts = Record<FormText, string>

/** What buttons and messages of a form say. */
export const textsOf = ({ texts }: Pick<Form, 'texts'>) => ({ ...formWords, ...texts }) as FormTexts
