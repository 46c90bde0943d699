/** Letters of any script, with what joins them. */
export const isPersonName = (text: string): boolean => /^[\p{L}\p{M}][\p{L}\p{M}' ’-]+$/u.test(text)
