/**
 * Colours of files that visitors download and print, as Office files write them: six digits. They are neutral, because
 * what visitors write in such a file is theirs.
 */
export const paper = { dark: '333333', muted: '595959', line: 'CCCCCC', tint: 'F2F2F2', white: 'FFFFFF' }
