import { readdirSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deviceWords, isDeviceName } from '../../../../schema/reserved-name.ts'
import { editFile } from '../../../content/edit/edit-file.ts'
import { isAbsent } from '../../../files/read-text.ts'
import { engineRoot, projectRoot } from '../../../files/roots.ts'
import { hasMatrices, prepare, runPlan } from '../../../generate/generate.ts'
import { writeEditorSchemas } from '../editor-schemas.ts'
import { underRoot } from '../root.ts'
import { answerEdits, type SiteAnswers, starts } from './site-answers.ts'

/** The content of new sites: a folder for each starting point, and `shared`, what all of them begin with. */
const startingPoints = join(engineRoot, 'src/cli/starting-points')

const isEmpty = (folder: string) => {
  try {
    return readdirSync(folder).length === 0
  } catch (error) {
    if (isAbsent(error)) return true
    throw error
  }
}

/** Begins the home page and that of unknown addresses in a language. */
async function beginLanguage(path: string, tag: string): Promise<void> {
  const folder = join(path, '_languages', tag)
  await mkdir(folder, { recursive: true })
  for (const page of ['index.yaml', '404.yaml']) await writeFile(join(folder, page), 'texts: {}\n')
}

/**
 * Writes the content folder of a new site with what is known of the company, the pages of its matrix, and the schemas
 * with which editors complete it. Returns an error if the folder is not empty, or cannot exist everywhere.
 */
export async function newSite(folder: string, answers: SiteAnswers = {}): Promise<{ error: string } | undefined> {
  const device = folder.split(/[\\/]/).find(isDeviceName)
  if (device !== undefined) return { error: deviceWords(device) }
  const path = underRoot(folder)
  if (!isEmpty(path)) return { error: `\`${folder}\` holds files already. Name a new folder.` }
  for (const part of ['shared', answers.start ?? starts[0]])
    await cp(join(startingPoints, part), path, { recursive: true })
  for (const [file, edits] of Object.entries(answerEdits(answers)))
    await editFile(join(path, file), (value) => edits(value), { file })
  for (const tag of answers.languages ?? []) if (tag !== answers.language) await beginLanguage(path, tag)
  if (hasMatrices(path)) {
    const plan = await prepare({ root: projectRoot, pages: folder })
    if (plan.kind !== 'ready') throw new Error('The pages of the new site could not be generated.')
    await runPlan(plan)
  }
  await writeEditorSchemas(folder)
  return undefined
}
