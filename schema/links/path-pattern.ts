import { z } from 'zod'

/** Pages by their path: `/careers`, or with `/*` at its end all pages below a folder. */
export const pathPatterns = () =>
  z
    .array(
      z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\/\*)?|\*)?$/, {
        error: 'must be a path such as `/careers`, or `/blog/*` for all pages below it',
      }),
    )
    .min(1)
    .max(60)

/** Whether a path is one of these, or is below one that ends in `/*`. */
export const matchesPath = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => (pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
