import type { Scene } from '../../../schema/scene.ts'
import { randomFrom } from '../random.ts'
import { ambassador } from '../roles/role-ambassador.ts'
import { assistant } from '../roles/role-assistant.ts'
import { bartender } from '../roles/role-bartender.ts'
import { checkIn } from '../roles/role-check-in.ts'
import { convention } from '../roles/role-convention.ts'
import { greeter } from '../roles/role-greeter.ts'
import { hospitality } from '../roles/role-hospitality.ts'
import { server } from '../roles/role-server.ts'
import { street } from '../roles/role-street.ts'
import { usher } from '../roles/role-usher.ts'
import type { Size } from '../svg.ts'

const roles = {
  ambassador,
  assistant,
  convention,
  street,
  hospitality,
  bartender,
  server,
  greeter,
  'check-in': checkIn,
  crowd: usher,
} as const satisfies Record<NonNullable<Scene['role']>, (seed: string, size: Size) => string>

/** A person at work; without a role the seed decides which. */
export function role(scene: Scene, size: Size): string {
  const names = Object.keys(roles) as [keyof typeof roles, ...(keyof typeof roles)[]]
  const name = scene.role ?? randomFrom(scene.seed).pick(names)
  return roles[name](`${name} ${scene.seed}`, size)
}
