import type { Scene } from '../../../schema/scene.ts'
import { randomFrom } from '../random.ts'
import type { Size } from '../svg.ts'
import { ambassador } from './role-ambassador.ts'
import { assistant } from './role-assistant.ts'
import { bartender } from './role-bartender.ts'
import { checkIn } from './role-check-in.ts'
import { convention } from './role-convention.ts'
import { greeter } from './role-greeter.ts'
import { hospitality } from './role-hospitality.ts'
import { server } from './role-server.ts'
import { street } from './role-street.ts'
import { usher } from './role-usher.ts'

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
