import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const textEndings = new Set(['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt'])

/** Under this size a compressed copy saves nothing that is worth a file, in bytes. */
const smallest = 600

/** Pages change often and are many; assets are written once a release. Level 11 costs ten times level 9 for 3 % less. */
const brotliLevel = (file: string) => (extname(file) === '.html' ? 9 : 11)

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
