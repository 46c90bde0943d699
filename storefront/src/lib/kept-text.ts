const MOST = 500

/**
 * Texts on their way from a server component to the HTML alone. What a client component gets as a property stands in the
 * document a second time, for the browser to go on with; a text that only has to be read, it gets by its key instead.
 * Both kinds of components run in this process, but each has modules of its own: what they share is global.
 */
const shared = globalThis as typeof globalThis & { keptTexts?: Map<string, string> }
const kept = (shared.keptTexts ??= new Map<string, string>())

export function keepText(key: string, text: string): void {
  kept.delete(key)
  kept.set(key, text)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
}

export const keptText = (key: string): string => kept.get(key) ?? ''
