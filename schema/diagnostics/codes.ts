import type { DiagnosticKind } from '../diagnostic.ts'
import { calculatorKinds } from './calculator.ts'
import { documentKinds } from './document.ts'
import { embedKinds } from './embed.ts'
import { fileKinds } from './file.ts'
import { formKinds } from './form.ts'
import { gateKinds } from './gate.ts'
import { generateKinds } from './generate.ts'
import { graphKinds } from './graph.ts'
import { likenessKinds } from './likeness.ts'
import { matrixKinds } from './matrix.ts'
import { overrideKinds } from './override.ts'
import { pagerKinds } from './pager.ts'
import { pictureKinds } from './picture.ts'
import { recordKinds } from './record.ts'
import { redirectKinds } from './redirect.ts'
import { referenceKinds } from './reference.ts'
import { routeKinds } from './route.ts'
import { scheduleKinds } from './schedule.ts'
import { themeKinds } from './theme.ts'
import { translationKinds } from './translation.ts'
import { valueKinds } from './value.ts'
import { yamlKinds } from './yaml.ts'
import { yamlMistakeKinds } from './yaml-mistakes.ts'

/** Every kind of diagnostic about content. The names are permanent: people search for them. */
export const diagnosticKinds = {
  ...yamlKinds,
  ...yamlMistakeKinds,
  ...valueKinds,
  ...themeKinds,
  ...referenceKinds,
  ...recordKinds,
  ...formKinds,
  ...routeKinds,
  ...redirectKinds,
  ...pagerKinds,
  ...pictureKinds,
  ...fileKinds,
  ...embedKinds,
  ...gateKinds,
  ...graphKinds,
  ...likenessKinds,
  ...matrixKinds,
  ...calculatorKinds,
  ...documentKinds,
  ...generateKinds,
  ...overrideKinds,
  ...scheduleKinds,
  ...translationKinds,
} satisfies Record<string, DiagnosticKind<never>>

export type DiagnosticCode = keyof typeof diagnosticKinds
/** The facts that the texts of a kind of diagnostic need. */
export type DiagnosticArgs<Code extends DiagnosticCode> = Parameters<(typeof diagnosticKinds)[Code]['message']>[0] &
  Parameters<(typeof diagnosticKinds)[Code]['hint']>[0]
