import { personOfSession } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'

/** A request whose answer is not at its end, such as one that waits for a change. */
type OpenRequest = { secret: string; workspace: number; person: number; end: () => void }

/** How often it is asked whether those who wait may still be here, in milliseconds. */
const checkMs = 500

/**
 * The requests to workspaces that are not answered yet. Each ends soon after the session that it belongs to, whatever ends that: a removal,
 * the last day, a sign-out elsewhere.
 */
export function createOpenRequests({ database, now }: Team) {
  const open = new Set<OpenRequest>()

  async function check(): Promise<void> {
    const known = new Map([...open].map((one) => [`${one.workspace} ${one.secret}`, one]))
    for (const { secret, workspace } of known.values()) {
      if (await personOfSession(database, secret, now(), workspace)) continue
      for (const one of open) if (one.secret === secret && one.workspace === workspace) one.end()
    }
  }

  let isChecking = false
  const timer = setInterval(() => {
    if (isChecking || open.size === 0) return
    isChecking = true
    check()
      .catch((error: unknown) => console.error('The sessions of open requests could not be asked for:', error))
      .finally(() => {
        isChecking = false
      })
  }, checkMs)
  timer.unref()

  return {
    /** Notes a request; returns what to call when it is answered. */
    add(request: OpenRequest): () => void {
      open.add(request)
      return () => void open.delete(request)
    },
    /** Whether a person waits for an answer in a workspace. */
    isConnected: (workspace: number, person: number): boolean =>
      [...open].some((one) => one.workspace === workspace && one.person === person),
    close(): void {
      clearInterval(timer)
      for (const { end } of open) end()
    },
  }
}
