/**
 * A short list of texts in this browser's storage, never sent. Empty without storage, and if the stored text is not such a list.
 */
export function readDeviceList(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}

export function writeDeviceList(key: string, texts: readonly string[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(key, JSON.stringify(texts))
    else localStorage.removeItem(key)
  } catch (error) {
    console.warn(`Cannot store ${key} in this browser`, error)
  }
}
