import type { Scene } from '../../../schema/scene.ts'
import { randomFrom } from '../random.ts'
import type { Size } from '../svg.ts'
import { convention, greeter } from './roles-entrance.ts'
import { ambassador, assistant, street } from './roles-event.ts'
import { checkIn, usher } from './roles-queue.ts'
import { bartender, hospitality, server } from './roles-service.ts'

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
