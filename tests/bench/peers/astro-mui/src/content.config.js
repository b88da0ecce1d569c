import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { pageSchema } from '../shared/schema.js'

export const collections = {
  pages: defineCollection({ loader: glob({ pattern: '**/*.yaml', base: './content' }), schema: pageSchema }),
}
