const FIRST_FIELD = /^[^{(]*(?:\([^)]*\))?[^{]*\{\s*(?:\w+\s*:\s*)?(\w+)/

/** The first field of an operation, regardless of aliases and of the operation's name. */
export const rootField = (query: string): string => FIRST_FIELD.exec(query)?.[1] ?? ''
