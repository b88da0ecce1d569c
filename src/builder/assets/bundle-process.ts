import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundleClient, bundleLoader, bundleSnapshots, writeRenderer } from './bundle.ts'
import { type BundleOrder, recordBundles } from './bundle-record.ts'

/**
 * Bundles what its argument requests. Whether the site has snapshots is not known yet, so their script is a separate
 * file.
 */
const { root, edition, folder } = JSON.parse(process.argv[2] as string) as BundleOrder
const [client, snapshots] = [join(folder, 'client'), join(folder, 'snapshots')]
for (const folder of [client, snapshots]) mkdirSync(join(folder, 'assets'), { recursive: true })
await bundleClient(root, client)
await writeRenderer(root, join(folder, 'renderer'))
recordBundles(folder, edition, {
  plain: await bundleLoader(root),
  withSnapshots: await bundleLoader(root, await bundleSnapshots(root, snapshots)),
})
