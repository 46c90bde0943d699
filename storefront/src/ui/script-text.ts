const MOST = 500

/**
 * Texts that go from a server component to the HTML alone. The properties of a client component stand in the document a second
 * time, for hydration; a text that is only read by search engines is passed by its key instead. Server and client components run in
 * this process with modules of their own, so the map is global.
 */
const shared = globalThis as typeof globalThis & { scriptTexts?: Map<string, string> }
const texts = (shared.scriptTexts ??= new Map<string, string>())

export function storeScriptText(key: string, text: string): void {
  texts.delete(key)
  texts.set(key, text)
  const [oldest] = texts.keys()
  if (texts.size > MOST && oldest !== undefined) texts.delete(oldest)
}

export const scriptText = (key: string): string => texts.get(key) ?? ''
