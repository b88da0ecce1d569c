import { z } from 'zod'

/** What programs that read the site may do: search engines, previews, and agents that collect text. */
export const crawlersSchema = z
  .strictObject({
    training: z.enum(['allow', 'disallow']).default('allow').meta({
      description:
        'Whether agents that collect text to train models may read the site. Search engines, link previews and agents that a person sends always may.',
    }),
    snapshots: z.enum(['copies', 'rewrite', 'off']).default('copies').meta({
      description:
        'Pages without scripts, below `/snapshots/`, that known search engines and makers of previews are shown: as files of the build, as a rule of the web server that answers with the page itself, or not at all.',
    }),
  })
  .meta({
    title: 'crawlers',
    label: 'Programs that read the site',
    description: 'What programs that read the site may do.',
  })
