import { yamlOf } from '../yaml/yaml-value.ts'

/** A value as it is written in YAML. */
export const YamlText = ({ value }: { value: unknown }) => yamlOf(value)
