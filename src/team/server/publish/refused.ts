import type { ProblemCode } from '../../wire.ts'

/** A publication that cannot be, and why. */
export class Refused extends Error {
  readonly problem: ProblemCode
  readonly details: string

  constructor(problem: ProblemCode, details = '') {
    super(problem)
    this.problem = problem
    this.details = details
  }
}
