/**
 * Whether a name, with any ending, is that of a device on Windows, where no file can have it (Microsoft, “Naming Files,
 * Paths, and Namespaces”).
 */
export const isDeviceName = (name: string): boolean => /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i.test(name)

/** Why nothing can have such a name. */
export const deviceWords = (name: string): string =>
  `\`${name}\` is the name of a device on Windows, so no file or folder there can have it.`
