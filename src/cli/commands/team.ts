import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Argument, Option } from '@commander-js/extra-typings'
import { commandLine } from '../../../schema/command-line.ts'
import { engineModule } from '../../files/roots.ts'
import { readService } from '../../server/release.ts'
import { startTeamRetention } from '../../team/server/inbox/team-retention.ts'
import { createMails } from '../../team/server/mails.ts'
import { invite, listPeople, personAt, sendWayIn, shownPerson } from '../../team/server/people/people.ts'
import { type Role, roles } from '../../team/server/people/roles.ts'
import { Problem } from '../../team/server/problem.ts'
import { createCompanySignIn } from '../../team/server/sign-in/company.ts'
import { openTeam, type TeamDatabase } from '../../team/server/store/open-team.ts'
import type { Team } from '../../team/server/team.ts'
import { readTeamSettings } from '../../team/server/team-settings.ts'
import { en } from '../../team/words/en.ts'
import { builtOption, command } from '../options.ts'
import { bucketError, databaseError, openInquiries, openInquiryFiles } from '../support/inquiry-store.ts'
import { describePortInUse } from '../support/port-in-use.ts'
import { underRoot } from '../support/root.ts'
import { stopSignal } from '../support/stop-signal.ts'
import { dataOption, readPort } from './serve.ts'

const call = command(
  'team',
  'Serves the pages where a team signs in, lists and invites its people, or backs up what it stores.',
)
  .addArgument(
    new Argument(
      '[action]',
      'people: one line for each; invite: adds a person, and prints the way in; backup: copies all that is stored',
    ).choices(['people', 'invite', 'backup']),
  )
  .argument('[what]', 'the address of the person to invite, or the new folder of the backup')
  .addOption(new Option('--role <role>', 'of the person').choices(roles).default('viewer' satisfies Role))
  .option('--name <name>', 'of the person')
  .addOption(dataOption)
  .addOption(builtOption)

const defaultPort = 4183

const commandLineModule = new URL(engineModule('../main.ts'), import.meta.url)
const workspaceProcess = new URL(engineModule('../support/workspace-process.ts'), import.meta.url)

/**
 * Serves the pages for a team until it is stopped; lists or invites people, or backs up, even while the server runs. Exit code 0
 * done, 1 the store cannot be opened, the port is taken or the backup failed, 2 wrong use.
 */
export async function team(argv: string[]): Promise<number> {
  const [action, what] = call.parse(argv, { from: 'user' }).processedArgs
  const { data, pages, out, role, name = '' } = call.opts()
  const takesOne = action === 'invite' || action === 'backup'
  if (takesOne !== (what !== undefined))
    return call.error(
      action === 'backup'
        ? `backup takes a new folder: ${commandLine('team', 'backup /backups/monday')}`
        : `invite takes the address of a person: ${commandLine('team', 'invite ana@example.com --role admin')}`,
    )
  const port = readPort(process.env['PORT'] ?? String(defaultPort))
  if (port === undefined) return refuse(`PORT is \`${process.env['PORT']}\`. It must be a number from 0 to 65535.`)
  const settings = readTeamSettings(process.env, port)
  const error =
    databaseError(process.env) ?? bucketError(process.env) ?? ('error' in settings ? settings.error : undefined)
  if (error !== undefined || 'error' in settings) return refuse(error ?? '')
  const database = await open(data)
  if (!database) return 1
  const opened: Team = {
    database,
    settings,
    mails: createMails(settings),
    company: settings.company && createCompanySignIn(settings.company, settings.origin),
    now: () => new Date(),
  }
  try {
    if (action === 'people') return await printPeople(opened)
    if (action === 'backup') return await backUp(opened, { to: what ?? '', data, pages })
    if (what !== undefined) return await printWayIn(opened, { email: what, name, role })
    return await serveUntilStopped(opened, { port, argv, pages, data, out })
  } finally {
    await database.db.destroy()
  }
}

async function open(data: string): Promise<TeamDatabase | undefined> {
  const { DATABASE_URL: url } = process.env
  try {
    return await openTeam(url ? { url } : { file: join(underRoot(data), 'team.sqlite') })
  } catch (error) {
    console.error(`The team cannot be stored in ${url ? 'the database of DATABASE_URL' : `${data}/`}: ${String(error)}`)
    return undefined
  }
}

async function printPeople({ database, now }: Team): Promise<number> {
  const people = (await listPeople(database)).map((person) => shownPerson(person, now()))
  if (people.length === 0)
    console.error(`Nobody is here yet. Invite yourself: ${commandLine('team', 'invite you@example.com --role admin')}`)
  for (const { name, email, role, seesInbox, lastDay, isOver, hasSignedIn } of people)
    console.log(
      [
        email,
        name,
        role,
        seesInbox && 'inbox',
        lastDay && `until ${lastDay}`,
        isOver && 'ended',
        !hasSignedIn || 'company account',
      ]
        .filter((part) => typeof part === 'string' && part !== '')
        .join('  '),
    )
  return 0
}

/** Invites a person, or gives one who is here a new way in: so the operator gets in when every admin is gone. */
async function printWayIn(
  opened: Team,
  { email, name, role }: { email: string; name: string; role: Role },
): Promise<number> {
  const words = { subject: en.mails.invitationSubject, text: en.mails.invitationText }
  const known = await opened.database.write((transaction) => personAt(transaction, email.trim().toLowerCase()))
  try {
    const { link, person } = known
      ? await sendWayIn(opened, known, words)
      : await invite(opened, undefined, { email, name, role, seesInbox: false, lastDay: '' }, words)
    if (known && known.role !== role)
      console.error(`${person.email} is here already, as ${person.role}. An admin changes the role under “People”.`)
    console.log(link ?? `A mail with the way in is on its way to ${person.email}.`)
    return 0
  } catch (error) {
    if (error instanceof Problem) return refuse(en.problems[error.code])
    throw error
  }
}

/** Copies what is stored to a new folder, with the files of workspaces as they are now. */
async function backUp(opened: Team, { to, data, pages }: { to: string; data: string; pages: string }): Promise<number> {
  const { backUpTeam } = await import('../../team/server/backup.ts')
  const { createCheckouts } = await import('../../team/server/workspaces/checkouts.ts')
  const { saveLeft } = await import('../../team/server/workspaces/with-workspaces.ts')
  try {
    await saveLeft({ ...opened, checkouts: createCheckouts({ data: underRoot(data), pages: underRoot(pages) }) })
    const copied = await backUpTeam({ data: underRoot(data), to: underRoot(to) })
    console.log(`${to} has ${copied.join(', ')}.`)
    if (process.env['DATABASE_URL']) console.log('The database of DATABASE_URL is not in it: use pg_dump.')
    return 0
  } catch (error) {
    console.error(`There is no whole backup in ${to}: ${String(error)}`)
    return 1
  }
}

type Serving = { port: number; argv: string[]; pages: string; data: string; out: string }

/** Serves with the inquiries of the site, which are open as long. */
async function serveUntilStopped(opened: Team, serving: Serving) {
  const store = await openInquiries(serving.data, process.env)
  const files = store && (await openInquiryFiles(serving.data, process.env))
  try {
    if (!store || !files) return 1
    const site = () => readService(underRoot(serving.out))
    return await serveTeam({ ...opened, inquiries: { store, files, site } }, serving)
  } finally {
    files?.close()
    await store?.close()
  }
}

async function serveTeam(opened: Team, { port, argv, pages, data, out }: Serving) {
  const { prepareStudios } = await import('../support/prepare-studios.ts')
  const { createTeamServer } = await import('../../team/server/create-team-server.ts')
  const { teamScripts } = await import('../../team/server/shell/team-scripts.ts')
  const { withJobs } = await import('../../team/server/jobs/with-jobs.ts')
  const { withWorkspaces } = await import('../../team/server/workspaces/with-workspaces.ts')
  const { findOrigin } = await import('../../team/server/publish/origin.ts')
  const folder = underRoot(data)
  if (!(await lockTeam(folder))) return refuse(`Another server of this team works with ${data}/. Stop it first.`, 1)
  const { now, settings } = opened
  const content = underRoot(pages)
  const access = settings.publish && { token: settings.publish.token, env: process.env, now }
  const origin = access && (await findOrigin(content, access))
  if (origin && 'error' in origin) return refuse(origin.error)
  const ready = prepareStudios(content)
  const withFiles = await withWorkspaces(opened, {
    data: folder,
    pages: content,
    origin,
    module: workspaceProcess,
    ready,
  })
  const whole = withJobs(withFiles, { data: folder, out: underRoot(out), command: commandLineModule })
  const app = await createTeamServer(whole, { env: process.env, scripts: teamScripts })
  try {
    await Promise.all([teamScripts(), app.listen({ port, host: '127.0.0.1' })])
  } catch (error) {
    await app.close()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    console.error(describePortInUse(port, { name: 'team', argv, pages }))
    return 1
  }
  const stopped = stopSignal()
  const endRetention = startTeamRetention(whole)
  console.log(`The team is at ${settings.origin}`)
  await stopped
  await endRetention()
  await app.close()
  await whole.jobs.stop()
  await whole.studios.stopAll()
  return 0
}

/** Locks what a server stores until this process ends; false where another one has: two would publish the same thing twice. */
async function lockTeam(data: string): Promise<boolean> {
  const { BuildRunning, lockReleases } = await import('../../builder/release/release-lock.ts')
  const folder = join(data, 'server.lock')
  await mkdir(folder, { recursive: true })
  try {
    await lockReleases(folder)
    return true
  } catch (error) {
    if (!(error instanceof BuildRunning)) throw error
    return false
  }
}

function refuse(words: string, code = 2): number {
  console.error(words)
  return code
}
