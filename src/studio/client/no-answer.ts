/** The studio does not answer: it has ended, or cannot be reached. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'

  constructor() {
    super('The studio does not answer. Start it again where it was started.')
  }
}
