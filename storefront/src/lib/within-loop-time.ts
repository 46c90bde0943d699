const STEP = 50

/**
 * The result of a promise, or of `late` if it has none within the time. Only the time counts in which the event loop could have read a
 * reply: a loop that is busy for a second finds its timers expired before it reads the replies that have long arrived.
 * @param late may throw
 */
export function withinLoopTime<Result>(milliseconds: number, promise: Promise<Result>, late: () => Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const ended = new Promise<void>((resolve) => {
    // A long task delays only the step that it falls into.
    const wait = (left: number): void => {
      timer = setTimeout(() => (left > STEP ? wait(left - STEP) : resolve()), Math.min(left, STEP))
    }
    wait(milliseconds)
  })
  return Promise.race([promise, ended.then(late)]).finally(() => clearTimeout(timer))
}
