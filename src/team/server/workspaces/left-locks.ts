import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the locks that git has left in the folder of what the server stores, where it was killed with the server: it would refuse to
 * write there for good. Only while no other server works with the folder.
 */
export async function removeLeftLocks(data: string): Promise<void> {
  const remove = async (folder: string, isDeep: boolean): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const path = join(folder, entry.name)
      if (entry.isFile() && entry.name.endsWith('.lock')) await rm(path, { force: true })
      // Objects are written without a lock, and there are many.
      else if (isDeep && entry.isDirectory() && entry.name !== 'objects') await remove(path, isDeep)
    }
  }
  await remove(join(data, 'workspaces'), false)
  await remove(join(data, 'repository.git'), true)
}
