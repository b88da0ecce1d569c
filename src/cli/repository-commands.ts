/** Commands for the code of the engine. The package has none of them. */
export const repositoryCommands: readonly string[] = ['catalogue', 'diff', 'check-html', 'fix', 'bench', 'pack']
