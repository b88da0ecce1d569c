import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundleClient, bundleLoader, bundleSnapshots, writeRenderer } from './bundle.ts'
import { type BundleOrder, noteBundles } from './bundle-note.ts'

/** Carries out the order that is its argument. */
const { root, edition, folder, hasSnapshots } = JSON.parse(process.argv[2] as string) as BundleOrder
const client = join(folder, 'client')
mkdirSync(join(client, 'assets'), { recursive: true })
await bundleClient(root, client)
await writeRenderer(root, join(folder, 'renderer'))
noteBundles(folder, edition, await bundleLoader(root, hasSnapshots ? await bundleSnapshots(root, client) : ''))
