import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { onTestFinished } from 'vitest'
import { findProgram } from '../../../src/cli/support/system-program.ts'

/** The folder of rclone. It is installed where that is possible. */
export const folderOfRclone = () =>
  dirname(
    findProgram({
      title: 'rclone',
      variable: 'RCLONE_PATH',
      names: ['rclone'],
      debianPackage: 'rclone',
      purpose: 'the test of builds on several machines',
    }),
  )

/** A bucket that speaks S3, on this machine, until the end of the test: its address, and what may be put into it. */
export async function localBucket(name: string) {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-bucket-'))
  const configureBuckets = [{ name, configs: [] }]
  const server = new S3rver({ directory, address: '127.0.0.1', port: 0, silent: true, configureBuckets })
  const { port } = await server.run()
  onTestFinished(async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  return { endpoint: `http://127.0.0.1:${port}`, key: 'S3RVER', secret: 'S3RVER' }
}
