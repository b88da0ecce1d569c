import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { en, type Words } from '../words/en.ts'
import { firstLanguage, languages } from '../words/languages.ts'
import { speak } from '../words/say.ts'

const ofRequest = new AsyncLocalStorage<Words>()

// What is said outside a request is for those who started the studio: it speaks English in the terminal.
speak(() => ofRequest.getStore() ?? en)

/** Runs what answers a request: what it says is in the language of the studio that asks. */
export async function inItsLanguage<Result>(request: IncomingMessage, run: () => Promise<Result>): Promise<Result> {
  const tags = (request.headers['accept-language'] ?? '').split(/[,;]/)
  return ofRequest.run(await languages[firstLanguage(tags)].load(), run)
}
