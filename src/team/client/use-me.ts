import { useQuery } from '@tanstack/react-query'
import { meSchema } from '../wire.ts'
import { ask } from './ask.ts'

/** The person who is signed in. */
export const useMe = () => useQuery({ queryKey: ['me'], queryFn: () => ask('me', meSchema) })
