// Beside the schema of sheets, which browsers do not load.

/** What people read of a part of a sheet. */
export const labelOf = (part: { name: string; label?: string | undefined }): string => part.label ?? part.name
