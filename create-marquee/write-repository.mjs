import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

/** The version of this package, which is that of the engine. */
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))

/** The oldest Node that runs the engine. An older one gets a newer one among its packages. */
const engineNode = 24
const isOldNode = Number.parseInt(process.versions.node, 10) < engineNode

/** The browser of `marquee test`, and the types of React for own blocks: the versions that the engine is tested with. */
const tools = {
  '@axe-core/playwright': '^4.14.0',
  '@playwright/test': '^1.65.1',
  '@types/react': '^19.3.0',
  '@types/react-dom': '^19.3.0',
}

/** A package in a file is named from the folder of the repository, and npm takes everything else as it is. */
const specFrom = (root, spec) =>
  /\.tgz$/.test(spec) && !/^\w+:/.test(spec) ? `file:${relative(root, resolve(spec)).replaceAll('\\', '/')}` : spec

const scripts = ['start', 'dev', 'studio', 'build', 'validate', 'test']

const packageJson = (root, { name, marquee }) => ({
  name,
  version: '0.0.0',
  private: true,
  type: 'module',
  scripts: Object.fromEntries(scripts.map((script) => [script, `marquee ${script}`])),
  dependencies: {
    marquee: marquee === undefined ? `^${version}` : specFrom(root, marquee),
    ...(isOldNode && { node: `^${engineNode}.0.0` }),
  },
  devDependencies: tools,
})

/**
 * Writes the files of a repository into `root`, but for the content. `title` is its heading, and `marquee` another
 * version of the engine for npm.
 */
export function writeRepository(root, { name, title, marquee }) {
  mkdirSync(root, { recursive: true })
  cpSync(join(here, 'template'), root, { recursive: true })
  // npm reads a file of this name in a package as rules for packing.
  renameSync(join(root, 'gitignore'), join(root, '.gitignore'))
  const readme = join(root, 'README.md')
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace('{title}', () => title),
  )
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(packageJson(root, { name, marquee }), null, 2)}\n`)
}
