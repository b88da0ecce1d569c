import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const link = z.object({ text: z.string(), href: z.string() })
const section = z.object({ title: z.string().optional(), texts: z.array(z.string()), links: z.array(link) })

export const collections = {
  cities: defineCollection({
    loader: glob({ pattern: '**/*.yaml', base: './content' }),
    schema: z.object({ title: z.string(), description: z.string(), sections: z.array(section) }),
  }),
}
