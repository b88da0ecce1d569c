export const git = {
  exitCode: (status: number) => `exit code ${status}`,
  missing: 'Git is not installed on this machine. Install it from git-scm.com, then open Changes again.',
  tooLong: 'It did not answer in time.',
  refused: (command: string, words: string) => `Git refused \`git ${command}\`: ${words}`,
  says: (words: string) => `Git says: ${words}`,
  notSigned: (words: string) =>
    `This repository signs its commits (\`commit.gpgsign\`), and git could not sign this one: ${words} Nothing was committed. Unlock your key in a terminal, then try again.`,
  indexHeld:
    'The commit is written. Another program holds the index of git, so run `git reset --quiet` when it has ended.',
  branchMoved: (branch: string) =>
    `The branch ${branch} has changed meanwhile. Nothing was committed; look at the changes again.`,
  noRepository: (folder: string) =>
    `${folder} is not in a git repository, so there is nothing to compare with. Files are saved all the same. To begin one: \`git init\`, \`git add .\`, \`git commit\`.`,
  noCommit:
    'This repository has no commit yet, so there is nothing to compare with. Files are saved all the same. Make the first commit in a terminal: `git add .`, `git commit`.',
  ignored: (folder: string) => `Git ignores the folder ${folder}, so it has no history. Remove it from \`.gitignore\`.`,
  unfinished: (work: string) =>
    `A ${work} is not finished in this repository. Finish it in a terminal first; Propose is possible now.`,
  noBranch:
    'No branch is checked out, so a commit would belong to none. Check one out: `git switch main`. Propose is possible now.',
  noAuthor: (commands: readonly string[]) =>
    `Git does not know who makes the commit. Nothing was committed. Say it once in a terminal: ${commands.join(' and ')}.`,
}
