/** Logs the first of a series of failures, and the end of the series. */
export function reportOnce(problem: string): { failed: (error: unknown) => void; worked: () => void } {
  let isFailing = false
  return {
    failed: (error) => {
      if (!isFailing) console.error(`${problem}: ${error instanceof Error ? error.message : String(error)}`)
      isFailing = true
    },
    worked: () => {
      if (isFailing) console.error(`No longer: ${problem}`)
      isFailing = false
    },
  }
}
