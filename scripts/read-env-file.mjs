const LINE = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(?:'([^']*)'|"([^"]*)"|([^#]*?))\s*(?:#.*)?$/

/**
 * Reads KEY=value lines. Next reads the same files with a parser of its own, which is not there before the install.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function readEnvFile(text) {
  const matches = text.split(/\r?\n/).map((line) => LINE.exec(line))
  return Object.fromEntries(matches.flatMap((match) => (match?.[1] ? [[match[1], match[2] ?? match[3] ?? match[4] ?? '']] : [])))
}
