import { spawn } from 'node:child_process'
import { z } from 'zod'
import type { InlinePart } from '../../../content/translations/inline-codes.ts'
import { cutAtCodes, withMarks, withoutMarks } from '../../../content/translations/inline-codes.ts'
import { repeatsSource } from '../../../content/translations/same-text.ts'
import type { TranslationUnit } from '../../../content/translations/translation-units.ts'
import { isDone } from '../../../content/translations/work/language-status.ts'
import { textProblem } from '../../../content/translations/work/text-problem.ts'
import type { TranslatedFile } from '../../../content/translations/work/translation-work.ts'
import type { Taken } from './import-plan.ts'
import { sentUnit } from './sent-units.ts'

/** A text for the command, with its codes as marks. */
type Sent = { id: string; file: TranslatedFile; unit: TranslationUnit; parts: InlinePart[]; line: string }

/** A failure of the command as a whole: nothing is written. */
export class MachineFailed extends Error {}

/** Texts without a translation, and stale ones of a machine. What a person has translated is theirs. */
function isForMachine(unit: TranslationUnit): boolean {
  const { at, state, text, by, before } = unit
  if (at === undefined || isDone(unit)) return false
  return text === undefined || state === 'untranslated' || (by === 'machine' && before !== undefined)
}

/** What the command gets. Pages with a password are left out, and what only they show. */
export function sentToMachine(files: readonly TranslatedFile[], languages: { from: string; to: string }): Sent[] {
  return files
    .filter(({ isGated }) => !isGated)
    .flatMap((file) =>
      file.units.filter(isForMachine).flatMap((unit): Sent[] => {
        const sent = sentUnit(file, unit)
        if (sent === undefined) return []
        const { id, source, path, note, max, before, isMarkdown } = sent
        const parts = cutAtCodes(source, isMarkdown)
        const context = [`${file.source}#${path}`, ...(note === undefined ? [] : [note])].join('\n')
        const line = JSON.stringify({ id, ...languages, source: withMarks(parts), context, max, before })
        return [{ id, file, unit, parts, line }]
      }),
    )
}

const answerSchema = z.object({ id: z.string(), text: z.string() })

/** The texts that a command printed, by their ids. Throws `MachineFailed`. */
export function machineAnswers(printed: string): Map<string, string> {
  const answers = new Map<string, string>()
  for (const [index, line] of printed.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      value = undefined
    }
    const { data } = answerSchema.safeParse(value)
    if (data === undefined)
      throw new MachineFailed(
        `Line ${index + 1} that the command printed is not {"id": …, "text": …}: ${line.slice(0, 80)}`,
      )
    answers.set(data.id, data.text)
  }
  if (answers.size === 0) throw new MachineFailed('The command printed no translation.')
  return answers
}

/** What the answers are worth: texts that are written, and those that are refused, each with its reason. */
export function judgeAnswers(
  sent: readonly Sent[],
  answers: ReadonlyMap<string, string>,
): { taken: Taken[]; refused: { place: string; problem: string }[] } {
  const taken: Taken[] = []
  const refused: { place: string; problem: string }[] = []
  for (const { id, file, unit, parts } of sent) {
    const answer = answers.get(id)
    const read = answer === undefined ? { problem: 'has no answer' } : withoutMarks(answer, parts)
    const problem =
      'problem' in read
        ? read.problem
        : repeatsSource(unit.source, read.text)
          ? 'is the same as its source'
          : textProblem(read.text, unit.at ?? {})
    if (problem !== undefined) refused.push({ place: `${file.source}#${unit.path}`, problem })
    else if ('text' in read) taken.push({ file, unit, source: unit.source, text: read.text, by: 'machine' })
  }
  return { taken, refused }
}

/** Runs the command of the site, which gets lines and prints lines. What it says besides is shown. Throws `MachineFailed`. */
export function runMachine(command: string, input: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    const printed: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => printed.push(part))
    child.on('error', (error) => fail(new MachineFailed(`The command could not be started: ${error.message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) done(Buffer.concat(printed).toString('utf8'))
      else fail(new MachineFailed(`The command ended with ${signal ?? `code ${code}`}.`))
    })
    // A command that does not read all of its input has failed, or answers with fewer texts.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
