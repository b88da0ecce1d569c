import type { DiagnosticKind } from '../diagnostic.ts'
import { calculatorDiagnostics } from './calculator.ts'
import { documentDiagnostics } from './document.ts'
import { formDiagnostics } from './form.ts'
import { gateDiagnostics } from './gate.ts'
import { generateDiagnostics } from './generate.ts'
import { graphDiagnostics } from './graph.ts'
import { likenessDiagnostics } from './likeness.ts'
import { matrixDiagnostics } from './matrix.ts'
import { overrideDiagnostics } from './override.ts'
import { referenceDiagnostics } from './reference.ts'
import { routeDiagnostics } from './route.ts'
import { scheduleDiagnostics } from './schedule.ts'
import { themeDiagnostics } from './theme.ts'
import { valueDiagnostics } from './value.ts'
import { yamlDiagnostics } from './yaml.ts'
import { yamlMistakeDiagnostics } from './yaml-mistakes.ts'

/** Every kind of diagnostic about content. The names are permanent: people search for them. */
export const diagnosticKinds = {
  ...yamlDiagnostics,
  ...yamlMistakeDiagnostics,
  ...valueDiagnostics,
  ...themeDiagnostics,
  ...referenceDiagnostics,
  ...formDiagnostics,
  ...routeDiagnostics,
  ...gateDiagnostics,
  ...graphDiagnostics,
  ...likenessDiagnostics,
  ...matrixDiagnostics,
  ...calculatorDiagnostics,
  ...documentDiagnostics,
  ...generateDiagnostics,
  ...overrideDiagnostics,
  ...scheduleDiagnostics,
} satisfies Record<string, DiagnosticKind<never>>

export type DiagnosticCode = keyof typeof diagnosticKinds
/** The facts that the texts of a kind of diagnostic need. */
export type DiagnosticArgs<Code extends DiagnosticCode> = Parameters<(typeof diagnosticKinds)[Code]['message']>[0] &
  Parameters<(typeof diagnosticKinds)[Code]['hint']>[0]
