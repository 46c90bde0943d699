/** Removes the indentation from the source of a function that is sent to browsers. */
export const withoutBlanks = (source: string): string => source.replaceAll(/\n\s+/g, '\n').replaceAll(/ {2,}/g, ' ')
