/**
 * A short list of texts in this browser's storage, never sent. Empty without storage, and if the stored text is not such a list.
 */
export function readDeviceList(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}

export function writeDeviceList(key: string, texts: readonly string[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(key, JSON.stringify(texts))
    else localStorage.removeItem(key)
  } catch (error) {
    console.warn(`This browser keeps no ${key}`, error)
  }
}
