import { type ComponentType, useEffect } from 'react'

export type IslandFields = { type: string; id?: string | undefined }

type Props = {
  component: ComponentType<IslandFields>
  fields: IslandFields
  /** Called in the browser once the island is hydrated. */
  onHydrated?: () => void
}

/** The content of an island, in the build and in the browser. It is the whole of a React root. */
export function Island({ component: Component, fields, onHydrated }: Props) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return <Component {...fields} />
}
