/**
 * A short list of texts that this device remembers and tells nobody. Where the browser keeps nothing it is empty, and so it is
 * where another program's text stands under its key.
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
