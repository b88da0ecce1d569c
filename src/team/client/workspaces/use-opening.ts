import { useMutation } from '@tanstack/react-query'
import { openedSchema } from '../../wire.ts'
import { ask } from '../ask.ts'

/** Opens a workspace in this tab, at the address of a page in its studio. */
export const useOpening = () =>
  useMutation({
    mutationFn: (request: { id: number; page?: string }) => ask('workspaces/open', openedSchema, request),
    onSuccess: ({ location: address }) => location.assign(address),
  })
