/** What was just done, for the next page alone; the desk has one person at it. */
export interface Notice {
  readonly leave: (text: string) => void
  readonly take: () => string | undefined
}

export function createNotice(): Notice {
  let left: string | undefined
  return {
    leave: (text) => {
      left = text
    },
    take: () => {
      const text = left
      left = undefined
      return text
    },
  }
}
