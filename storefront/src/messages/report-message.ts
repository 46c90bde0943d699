const reported = new Set<string>()

/** Logs a missing or broken message once, in one line: many renders of many pages may contain it. */
export function reportMessage({ message }: Error): void {
  if (reported.has(message)) return
  reported.add(message)
  console.error(message)
}
