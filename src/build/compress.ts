import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const textEndings = new Set(['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt', '.csv'])

/** Under this size a compressed copy saves nothing that is worth a file, in bytes. */
const smallest = 600

/**
 * Measured on a city page of 40 KB: level 6 gives 10.1 KB in 1 ms, 9 the same in 13 ms, 10 gives 9.2 KB in 14 ms, and
 * 11 gives 9.0 KB in 36 ms. Assets are few and loaded by everybody.
 */
const brotliLevel = (file: string) => (extname(file) === '.html' ? 10 : 11)

/** Writes a `.br` and a `.gz` beside each text file below `directory`. */
export async function compressTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && textEndings.has(extname(entry.name)) && !entry.name.startsWith('_'))
    .map(({ parentPath, name }) => join(parentPath, name))
  const next = files[Symbol.iterator]()
  const worker = async () => {
    for (const file of next) await compressFile(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker))
}

async function compressFile(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliLevel(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
