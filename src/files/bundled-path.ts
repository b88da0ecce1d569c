/** Why the code in this folder cannot be bundled or served by Vite, which takes these signs for parts of an address. */
export function unbundledPath(root: string): string | undefined {
  const [sign] = /[#?]/.exec(root) ?? []
  return sign === undefined
    ? undefined
    : `The path of this folder has a \`${sign}\`: ${root}\nScripts cannot be bundled there. Rename the folder, or move it.`
}
