const MAX_TEXTS = 500

/**
 * Passes texts from a server component to the HTML only. The props of a client component are repeated in the document for hydration,
 * so a text for search engines is passed by its key instead. Server and client components have separate module instances in this
 * process, so the map is global.
 */
const shared = globalThis as typeof globalThis & { scriptTexts?: Map<string, string> }
const texts = (shared.scriptTexts ??= new Map<string, string>())

export function storeScriptText(key: string, text: string): void {
  texts.delete(key)
  texts.set(key, text)
  const [oldest] = texts.keys()
  if (texts.size > MAX_TEXTS && oldest !== undefined) texts.delete(oldest)
}

export const scriptText = (key: string): string => texts.get(key) ?? ''
