import { devNull } from 'node:os'

/** A repository that is named, with files that others write. */
type GitPlace = {
  gitDir: string
  workTree?: string
}

/** What git needs to run, and nothing that says who runs it or where. */
const neededVariables = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP']

const nobody = { name: 'Marquee', email: 'marquee@localhost' }

/** The environment in which git works with this repository, and no settings of the account count. `author` has written what is committed. */
export const gitEnvironment = ({ gitDir, workTree }: GitPlace, { name, email } = nobody): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(neededVariables.map((variable) => [variable, process.env[variable]])),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: 'Marquee',
  GIT_COMMITTER_EMAIL: 'marquee@localhost',
  GIT_DIR: gitDir,
  ...(workTree !== undefined && { GIT_WORK_TREE: workTree }),
})
