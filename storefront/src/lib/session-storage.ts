/** Reads a value of this session; undefined if it is missing or malformed, or the browser has no session storage. */
export function readSession<Value>(key: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

export function writeSession(key: string, value: unknown): void {
  change((storage) => storage.setItem(key, JSON.stringify(value)))
}

export function removeSession(key: string): void {
  change((storage) => storage.removeItem(key))
}

/** Removes all keys except those for which `isKept` holds. */
export function clearSession(isKept: (key: string) => boolean = () => false): void {
  change((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    keys.filter((key) => !isKept(key)).forEach((key) => storage.removeItem(key))
  })
}

function change(apply: (storage: Storage) => void): void {
  try {
    apply(sessionStorage)
  } catch (error) {
    console.warn('Session storage is unavailable', error)
  }
}
