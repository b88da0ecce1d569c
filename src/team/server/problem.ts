import { type ProblemCode, problems } from '../wire.ts'

/** A request that is refused, for a reason that the page says in words. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode

  constructor(code: ProblemCode) {
    super(code)
    this.code = code
  }

  get status(): number {
    return problems[this.code]
  }
}
