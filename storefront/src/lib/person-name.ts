/** Letters of any script, joined by blanks, hyphens or apostrophes. */
export const isPersonName = (text: string): boolean => /^[\p{L}\p{M}][\p{L}\p{M}' ’-]+$/u.test(text)
