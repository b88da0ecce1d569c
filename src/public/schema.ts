// What `schema.ts` of a block is written with. It loads zod and no React, so that pages are validated in milliseconds.

// Blocks and their older versions

export { type BlockGroup, defineBlock } from '../../schema/block.ts'
export { changed, type Migration, removed, renamed } from '../../schema/migration.ts'
export { permissionField } from '../../schema/permission.ts'

// Texts

export { eyebrowField, introField, line, markdown, sentences, slug, titleField } from '../../schema/text.ts'

// What the component does with a text

export { isRead, isReadWith, isSized, isSplit } from '../../schema/placeholder-kind.ts'

// Pictures, links and places

export { type Image, imageField } from '../../schema/image.ts'
export { href, type Link, linkSchema, sitePath } from '../../schema/links/link.ts'
export { geoSchema } from '../../schema/records/geo.ts'
