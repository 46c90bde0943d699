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
export const clearSession = (isKept: (key: string) => boolean = () => false): void => moveSession((key) => (isKept(key) ? key : undefined))

/** Moves each value to the key that `target` returns, unless that has a value; undefined removes the value. */
export function moveSession(target: (key: string) => string | undefined): void {
  change((storage) => {
    for (const key of Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) {
      const next = target(key)
      const value = storage.getItem(key)
      if (next === key) continue
      storage.removeItem(key)
      if (next !== undefined && value !== null && storage.getItem(next) === null) storage.setItem(next, value)
    }
  })
}

function change(apply: (storage: Storage) => void): void {
  try {
    apply(sessionStorage)
  } catch (error) {
    console.warn('Session storage is unavailable', error)
  }
}
