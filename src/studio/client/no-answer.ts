import { say } from '../words/say.ts'

/** The studio does not answer: it has ended, or cannot be reached. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'

  constructor() {
    super(say().shell.noAnswer)
  }
}
