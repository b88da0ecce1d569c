import { resolve } from 'node:path'
import { git, gitLine, tryGit } from '../../../studio/server/publish/git.ts'
import { saidByOrigin } from '../../../studio/server/publish/origin/origin-reason.ts'
import type { BareRepository } from '../review/tree-changes.ts'
import { isLocalName } from '../team-settings.ts'
import { Refused } from './refused.ts'

/** How long the origin may take, in milliseconds: what a developer has pushed may have pictures. */
const fetchMs = 60_000
const pushMs = 120_000

/** How long it is left alone after it was asked, in milliseconds: less than a minute, so that each look of a minute asks it. */
const restMs = 30_000

/** How much of what it says is kept, in characters. */
const maxSaid = 500

/** Where the server has the branch of the origin. */
const originRef = 'refs/marquee/origin'

/** How git gets there, by the operator: its key for SSH, a proxy, and whose certificates count. */
const passedOn = [
  'GIT_SSH_COMMAND',
  'SSH_AUTH_SOCK',
  'GIT_SSL_CAINFO',
  ...['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
]

/** What git says where the server has no access, or there is no such repository or branch: it is no use to ask again. */
const wrongWords =
  /authentication failed|could not read (?:username|password)|returned error: 4(?!08|29)\d\d|permission denied|access denied|host key verification failed|repository .*not found|not appear to be a git repository|find remote ref|cannot run/i

/** The origin does not answer, or no longer. What was sent may have arrived. */
export class OriginAway extends Error {}

export type Origin = ReturnType<typeof createOrigin>

type Place = {
  address: string
  /** The branch there, and how the repository of the content folder has it. */
  branch: string
  followed: string
}
type Access = {
  token?: string | undefined
  /** The environment of the server. */
  env: NodeJS.ProcessEnv
  now: () => Date
}

/** The origin of the repository that the content folder lies in: what its branch follows. The error says what is missing. */
export async function findOrigin(pages: string, access: Access): Promise<Origin | { error: string }> {
  const top = await gitLine(pages, ['rev-parse', '--show-toplevel'])
  const branch = await gitLine(pages, ['symbolic-ref', '--quiet', 'HEAD'])
  const isThere = await gitLine(pages, ['rev-parse', '--verify', '--quiet', '@{upstream}^{commit}'])
  const format = '--format=%(upstream:remotename) %(upstream:remoteref) %(upstream)'
  const upstream = isThere && branch && (await gitLine(pages, ['for-each-ref', format, branch]))
  const [remote = '', there = '', followed = ''] = (upstream ?? '').split(' ')
  const address = remote && (await gitLine(pages, ['remote', 'get-url', '--push', remote]))
  if (!top || !address)
    return {
      error: `PUBLISH sends to the repository that the branch of ${pages} follows, and it follows none. Let it: git -C ${top ?? pages} push --set-upstream origin main`,
    }
  // What has no colon before its first slash is a folder.
  const place = { address: /^[^/]*:/.test(address) ? address : resolve(top, address), branch: there, followed }
  const error = wrongAddress(place.address, access)
  return error === undefined ? createOrigin(place, access) : { error }
}

function wrongAddress(address: string, { token }: Access): string | undefined {
  const url = /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : undefined
  if (!url)
    return token === undefined
      ? undefined
      : 'PUSH_TOKEN is set, but the repository is at no address with https. For SSH there is GIT_SSH_COMMAND.'
  if (url.username !== '' || url.password !== '')
    return 'The address of the repository has a name or a password in it, which could be read in messages. Take it out, and set PUSH_TOKEN.'
  if (url.protocol === 'http:' && !isLocalName(url.hostname))
    return 'The address of the repository must begin with https://, since whoever reads along could push.'
  return undefined
}

/** Never a part of the arguments of git, which everybody on the machine can read. */
function headerWith(token: string, address: string): { name: string; value: string } {
  const pair = token.includes(':') ? token : `x-access-token:${token}`
  const value = `Authorization: Basic ${Buffer.from(pair).toString('base64')}`
  return { name: `http.${new URL(address).origin}/.extraHeader`, value }
}

/** The branch of an origin, which is fetched, and moved on by a push that is never forced. */
function createOrigin({ address, branch, followed }: Place, { token, env, now }: Access) {
  const header = token === undefined ? undefined : headerWith(token, address)
  const access: NodeJS.ProcessEnv = {
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20',
    ...Object.fromEntries(passedOn.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
    ...(header && { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: header.name, GIT_CONFIG_VALUE_0: header.value }),
  }
  let askedMs = Number.NEGATIVE_INFINITY

  /** What git or a program there says, without a secret and without signs that are no text. */
  function clean(said: string): string {
    const secrets = [header?.value.split(' ').at(-1), token, token?.split(':').at(-1)]
    const shown = secrets.reduce<string>((text, secret) => (secret ? text.replaceAll(secret, '…') : text), said)
    return shown.replace(/\p{C}+/gu, ' ').slice(0, maxSaid)
  }

  async function ask({ gitDir, env: own }: BareRepository, args: readonly string[], signal: AbortSignal) {
    askedMs = now().getTime()
    const timeoutMs = args[0] === 'push' ? pushMs : fetchMs
    const answer = await tryGit(gitDir, args, { env: { ...own, ...access }, timeoutMs, signal })
    signal.throwIfAborted()
    return answer
  }

  /** An address in quotes may have any words in it. */
  const wrong = (says: string): Error =>
    wrongWords.test(says.replace(/'[^'\n]*'/g, ''))
      ? new Refused('originWrong', clean(saidByOrigin(says)))
      : new OriginAway(clean(saidByOrigin(says)))

  return {
    followed,
    /** Whether it has rested, and may be asked; then it is asked now. */
    takeTurn(): boolean {
      const hasRested = now().getTime() - askedMs >= restMs
      if (hasRested) askedMs = now().getTime()
      return hasRested
    },
    /** Fetches the branch; returns its newest commit. Throws {@link OriginAway} or {@link Refused}. */
    async fetch(repository: BareRepository, signal: AbortSignal): Promise<string> {
      const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules']
      const args = ['fetch', ...options, address, `+${branch}:${originRef}`]
      const { status, stderr } = await ask(repository, args, signal)
      if (status !== 0) throw wrong(stderr)
      const { gitDir, env: own } = repository
      return String(await git(gitDir, ['rev-parse', originRef], { env: own })).trim()
    },
    /**
     * Moves the branch on to a commit. `undefined` if it is there, else why the origin did not take it. Throws {@link OriginAway} where
     * nobody knows whether it has arrived, and {@link Refused} where the server may not.
     */
    async push(repository: BareRepository, commit: string, signal: AbortSignal): Promise<string | undefined> {
      const args = ['push', '--no-verify', '--quiet', '--porcelain', address, `${commit}:${branch}`]
      const { status, stdout, stderr } = await ask(repository, args, signal)
      if (status === 0) return undefined
      const rejected = /^!.*(\[(?:remote )?rejected\].*)/m.exec(stdout.toString('utf8'))?.[1]
      if (rejected === undefined) throw wrong(stderr)
      return clean(/^remote:/m.test(stderr) ? saidByOrigin(stderr) : rejected)
    },
  }
}
