const FIRST_FIELD = /^[^{(]*(?:\([^)]*\))?[^{]*\{\s*(?:\w+\s*:\s*)?(\w+)/

/** What an operation is about: the first field it asks for, whatever the operation or an alias is called. */
export const rootField = (query: string): string => FIRST_FIELD.exec(query)?.[1] ?? ''
