/** Session storage; without it nothing is remembered and nothing fails. */
export function readSession<Value>(key: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

export function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    console.warn('This browser keeps nothing for the session', error)
  }
}

export function forgetSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch (error) {
    console.warn('This browser keeps nothing for the session', error)
  }
}

/** Removes all keys except those for which `isKept` holds. */
export function forgetAllOfSession(isKept: (key: string) => boolean = () => false): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    keys.filter((key) => !isKept(key)).forEach((key) => sessionStorage.removeItem(key))
  } catch (error) {
    console.warn('This browser keeps nothing for the session', error)
  }
}
