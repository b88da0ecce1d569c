import { dirname } from 'node:path'

const packages = dirname(import.meta.dirname)

export default {
  output: 'export',
  distDir: 'out',
  turbopack: { root: packages },
  // As many processes as the machine has processors: by default small machines get one.
  experimental: { cpus: Number(process.env.PEERS_CPUS) },
}
