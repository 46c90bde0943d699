/**
 * The result of a promise, or of `late` if it has none within the time.
 * @param late may throw
 */
export function within<Result>(milliseconds: number, promise: Promise<Result>, late: () => Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const ended = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return Promise.race([promise, ended.then(late)]).finally(() => clearTimeout(timer))
}
