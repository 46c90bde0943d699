import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Mishap } from './mishap.ts'

export interface LinkState {
  slowMs: number
  isLossy: boolean
  /** While the link is parted: resolves when it is whole again. */
  open: PromiseWithResolvers<void> | undefined
  readonly mishapOf: (operation: string) => Mishap | undefined
}

const OPERATION = /"operationName":"(\w+)"/
const LATE_MS = 1500
const SLOW_MS = 2500

/** Carries one connection's bytes both ways, as the state of the link and the mishap of a request allow. */
export function carry(near: Socket, connectFar: () => Socket, state: LinkState): void {
  const toFar = inOrder(state)
  const toNear = inOrder(state)
  let far: Socket | undefined
  let mishap: Mishap | undefined
  let isLost = false

  const end = (): void => {
    near.destroy()
    far?.destroy()
  }
  const openFar = (): Socket => {
    if (far) return far
    far = connectFar()
    far.on('data', answer).on('error', end)
    far.once('close', () => toNear(() => near.end()))
    return far
  }
  const answer = (chunk: Buffer): void => {
    if (mishap === 'half open' || mishap === 'arrived late') return
    if (mishap === 'answer lost') return end()
    if (mishap === 'answer cut') return toNear(() => (near.write(chunk.subarray(0, chunk.length / 2)), end()))
    toNear(() => void near.write(chunk), mishap === 'answer slow' ? SLOW_MS : 0)
  }
  const send = (chunk: Buffer, delayMs = 0): void => toFar(() => isLost || openFar().write(chunk), delayMs)

  near.on('error', () => {})
  near.on('data', (chunk) => {
    const [, operation] = OPERATION.exec(chunk.toString('latin1')) ?? []
    if (operation) mishap = state.mishapOf(operation)
    if (mishap === 'dropped') return end()
    if (mishap === 'arrived late') near.destroy()
    if (mishap !== 'request cut') return send(chunk, mishap === 'arrived late' ? LATE_MS : 0)
    send(chunk.subarray(0, chunk.length / 2))
    toFar(end)
  })
  // In its turn, behind what was sent before: the other side reads that first, unless it was lost.
  near.once('close', () => {
    isLost = state.open !== undefined && state.isLossy
    toFar(() => void far?.destroy(), mishap === 'arrived late' ? LATE_MS : 0)
  })
}

/** One after the other, each when the link lets it through. */
function inOrder(state: LinkState): (act: () => unknown, delayMs?: number) => void {
  let last: Promise<unknown> = Promise.resolve()
  return (act, delayMs = 0) => {
    last = last.then(async () => {
      if (state.open) await state.open.promise
      if (delayMs + state.slowMs > 0) await setTimeout(delayMs + state.slowMs)
      act()
    })
  }
}
