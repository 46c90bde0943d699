import type { Step } from './steps.ts'

/** Whether a step was shown since the visitor came to the checkout; a reload and the browser's history stay in it. */
let isInside: boolean | undefined

/** The checkout opens at the first unfinished step. From within, a finished one can be opened again. */
export const isEntry = (step: Step): boolean => step === 'address' && !(isInside ??= startedInside())

export const enterCheckout = (): void => {
  isInside = true
}

export const leaveCheckout = (): void => {
  isInside = false
}

function startedInside(): boolean {
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return start !== undefined && start.type !== 'navigate' && new URL(start.name).pathname.includes('/checkout')
}
