import { stringify } from 'yaml'

/** A value as YAML, each text on one line. */
export const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 0 }).trimEnd()
