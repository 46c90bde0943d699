/** Does the work while no other tab of this browser does any of the same name. Locks exist on https and on the own machine only. */
export function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, work) : work()
}
