import { defineBlock, entryFields, line } from 'marquee/schema'
import { z } from 'zod'

const profileSchema = z
  .strictObject({
    text: line(40).meta({ description: 'The name of the network.', examples: ['Instagram'] }),
    href: z
      .url({ protocol: /^https$/ })
      .max(500)
      .meta({ description: 'The address of the profile.', examples: ['https://www.instagram.com/example'] }),
    ...entryFields,
  })
  .meta({ title: 'profile' })

export const socialLinksSchema = defineBlock(
  'social-links',
  'Links to profiles on social networks.',
  {
    title: line(60)
      .optional()
      .meta({ description: 'What stands before them.', examples: ['Follow us'] }),
    links: z
      .array(profileSchema)
      .min(1)
      .max(10)
      .meta({
        description: 'The profiles, in order.',
        examples: [[{ text: 'Instagram', href: 'https://www.instagram.com/example' }]],
      }),
  },
  { group: 'Sections and their parts', alsoCalled: ['social media', 'follow us', 'profiles', 'social icons'] },
)
export type SocialLinks = z.infer<typeof socialLinksSchema>
