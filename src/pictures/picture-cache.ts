import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import sharp from 'sharp'
import { type ImageShape, imageShapes } from '../../schema/image.ts'
import { filesBelow } from '../cache/files-below.ts'
import { hashAll, hashOf, hashOfFiles } from '../cache/hash.ts'
import { memoize } from '../cache/memoize.ts'
import type { Store } from '../cache/store.ts'
import { type EncodedPicture, encodePicture, type Source } from './encode.ts'

/** Hash of the code that draws and encodes: a change of it renders every picture again. */
const codeHash = memoize((folder: string) =>
  hashOfFiles([
    join(folder, '../../schema/theme/colour.ts'),
    ...[folder, join(folder, '../illustrations')].flatMap((below) =>
      filesBelow(below)
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(below, name)),
    ),
  ]),
)

/** Processors of another kind may encode in another way; another V8 may not read what this one has serialized. */
const platform = [process.platform, process.arch, process.versions.v8]

/** `identity` stands for all that decides the source; `source` is asked only if the picture is not in the store. */
type Request = { identity: string | Buffer; source: () => Source; shape: ImageShape; store: Store }

/** The encoded picture, from the store or encoded now. */
export async function cachedPicture({ identity, source, shape, store }: Request): Promise<EncodedPicture> {
  const code = codeHash(import.meta.dirname)
  const key = hashAll([code, sharp.versions, platform, shape, imageShapes[shape], typeof identity, hashOf(identity)])
  const bytes = await store.cached('pictures', key, async () => serialize(await encodePicture(source(), shape)))
  return deserialize(bytes) as EncodedPicture
}
