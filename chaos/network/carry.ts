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
const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\//
/** By then the other side has read what was sent to it, and begun with it. */
const READ_MS = 1000

/** Carries one connection's bytes both ways, as the state of the link and the mishap of a request allow. */
export function carry(near: Socket, connectFar: () => Socket, state: LinkState): void {
  const toFar = inOrder(state)
  const toNear = inOrder(state)
  let far: Socket | undefined
  let mishap: Mishap | undefined
  let request: Buffer[] = []
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
    if (mishap?.kind === 'half open') return
    if (mishap?.kind === 'answer lost') return end()
    if (mishap?.kind === 'answer cut') return toNear(() => (near.write(chunk.subarray(0, chunk.length / 2)), end()))
    toNear(() => void near.write(chunk), mishap?.kind === 'answer slow' ? mishap.delayMs : 0)
  }

  near.on('error', () => {})
  near.on('data', (chunk) => {
    const text = chunk.toString('latin1')
    request = REQUEST_LINE.test(text) ? [chunk] : [...request, chunk]
    const [, operation] = OPERATION.exec(text) ?? []
    if (operation) mishap = state.mishapOf(operation)
    if (mishap?.kind === 'dropped') return end()
    if (mishap?.kind === 'arrived late') {
      void sendLater(connectFar, Buffer.concat(request), mishap.delayMs)
      return end()
    }
    const isCut = mishap?.kind === 'request cut'
    toFar(() => isLost || openFar().write(isCut ? chunk.subarray(0, chunk.length / 2) : chunk))
    if (isCut) toFar(end)
  })
  // In its turn, behind what was sent before: the other side reads that first, unless it was lost.
  near.once('close', () => {
    isLost = state.open !== undefined && state.isLossy
    toFar(() => void far?.destroy())
  })
}

/** On a way of its own, which outlives its sender's connection. */
async function sendLater(connectFar: () => Socket, request: Buffer, delayMs: number): Promise<void> {
  await setTimeout(delayMs)
  const far = connectFar()
  far.on('error', () => {}).write(request)
  await setTimeout(READ_MS)
  far.destroy()
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
