import { useQuery } from '@tanstack/react-query'
import { inboxNewsSchema } from '../../inbox-wire.ts'
import { ask } from '../ask.ts'

/** How often a tab that somebody sees asks whether there is something new, in milliseconds. */
const askMs = 3_000

/** How many inquiries are new, with a text that is another one after each change. */
export const useNews = () =>
  useQuery({
    queryKey: ['inbox-news'],
    queryFn: () => ask('inbox/news', inboxNewsSchema),
    refetchInterval: askMs,
  })
