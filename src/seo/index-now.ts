/** The most addresses in one request, and the format of a key (indexnow.org, "Documentation"). */
const indexNowLimit = 10_000
const keyPattern = /^[A-Za-z0-9-]{8,128}$/

export const isIndexNowKey = (key: string) => keyPattern.test(key)

/** The file that proves ownership of the site. It contains the key. */
export const keyFile = (key: string) => `${key}.txt`

/**
 * Sorted addresses whose content differs from what was last submitted: changed, new, and removed pages. Both arguments
 * are hashes of page content by path.
 */
export function changedAddresses(
  pages: Readonly<Record<string, string>>,
  submitted: Readonly<Record<string, string>>,
  origin: string,
): string[] {
  const paths = new Set([...Object.keys(pages), ...Object.keys(submitted)])
  return [...paths]
    .filter((path) => pages[path] !== submitted[path])
    .sort()
    .map((path) => origin + path)
}

export type IndexNow = {
  endpoint: string
  origin: string
  key: string
  /** Waits this many milliseconds before a retry. */
  wait: (ms: number) => Promise<void>
}

/** Meanings of error answers, in the words of the protocol. */
const refusals: Record<number, string> = {
  400: 'it could not read the request',
  403: 'it does not take the key: it must find it in the key file of the site',
  422: 'the addresses are not of the site that the key is for',
}

/** Pauses before each retry, in milliseconds. If the server asks for a longer pause, it gets it. */
const pausesMs = [1_000, 5_000, 25_000]
const maxPauseMs = 300_000
const timeoutMs = 30_000

/**
 * Submits addresses to search engines, as many in a request as the protocol allows. Calls `onSubmitted` for each
 * accepted batch. Throws an error with a message for people if the rest is refused or nobody answers.
 */
export async function submitAddresses(
  addresses: readonly string[],
  target: IndexNow,
  onSubmitted: (addresses: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < addresses.length; at += indexNowLimit) {
    const batch = addresses.slice(at, at + indexNowLimit)
    await submitBatch(batch, target)
    await onSubmitted(batch)
  }
}

async function submitBatch(urlList: readonly string[], { endpoint, origin, key, wait }: IndexNow): Promise<void> {
  const body = JSON.stringify({ host: new URL(origin).host, key, keyLocation: `${origin}/${keyFile(key)}`, urlList })
  for (let tries = 0; ; tries++) {
    const attempt = await post(endpoint, body)
    if (attempt.ok) return
    const pause = pausesMs[tries]
    if (!attempt.mayRetry || pause === undefined) throw new Error(attempt.why)
    await wait(Math.min(maxPauseMs, Math.max(pause, attempt.afterMs ?? 0)))
  }
}

type Attempt = { ok: boolean; mayRetry: boolean; why: string; afterMs?: number }

/**
 * 200: accepted; 202: accepted, the key is checked later. 429 and server errors are worth a retry, other answers are
 * not.
 */
async function post(endpoint: string, body: string): Promise<Attempt> {
  try {
    const { ok, status, headers } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const again = status === 429 || status >= 500
    const why = `${endpoint} answers ${status}${refusals[status] ? `: ${refusals[status]}` : ''}`
    const seconds = Number(headers.get('retry-after') ?? 0)
    return { ok, mayRetry: again, why, ...(seconds > 0 && { afterMs: seconds * 1_000 }) }
  } catch (error) {
    const { message, cause } = error as Error
    return {
      ok: false,
      mayRetry: true,
      why: `${endpoint} does not answer: ${(cause as Error | undefined)?.message ?? message}`,
    }
  }
}
