/**
 * The source of a function that is sent to browsers, without comments on lines of their own, indentation, and line ends that separate no
 * statements.
 * @param source without such blanks in its strings
 */
export const withoutBlanks = (source: string): string =>
  source
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/(?<=[([{,?:]|=>|&&|\|\|) ?\n|\n(?=[)\]}?:.])/g, '')
    .replaceAll(/ (=|=>|===|!==|&&|\|\||\?|:) /g, '$1')
    .replaceAll(/, |(?<=\)) (?=\{)/g, (blank) => blank.trim())
