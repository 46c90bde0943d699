import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { RequestFault } from './request-fault.ts'

export interface LinkState {
  slowMs: number
  isLossy: boolean
  /** During a partition: resolves at its end. */
  open: PromiseWithResolvers<void> | undefined
  readonly requestFaultOf: (operation: string) => RequestFault | undefined
}

const OPERATION = /"operationName":"(\w+)"/
const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\//
/** Long enough for the other side to read the request and start processing it. */
const READ_MS = 1000

/** Forwards the bytes of one connection in both directions, subject to the link's state and the request's fault. */
export function carry(near: Socket, connectFar: () => Socket, state: LinkState): void {
  const toFar = inOrder(state)
  const toNear = inOrder(state)
  let far: Socket | undefined
  let requestFault: RequestFault | undefined
  let request: Buffer[] = []
  let isDiscarded = false

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
    if (requestFault?.kind === 'half open') return
    if (requestFault?.kind === 'answer lost') return end()
    if (requestFault?.kind === 'answer cut') return toNear(() => (near.write(chunk.subarray(0, chunk.length / 2)), end()))
    toNear(() => void near.write(chunk), requestFault?.kind === 'answer slow' ? requestFault.delayMs : 0)
  }

  near.on('error', () => {})
  near.on('data', (chunk) => {
    const text = chunk.toString('latin1')
    request = REQUEST_LINE.test(text) ? [chunk] : [...request, chunk]
    const [, operation] = OPERATION.exec(text) ?? []
    if (operation) requestFault = state.requestFaultOf(operation)
    if (requestFault?.kind === 'dropped') return end()
    if (requestFault?.kind === 'arrived late') {
      void sendLater(connectFar, Buffer.concat(request), requestFault.delayMs)
      return end()
    }
    const isCut = requestFault?.kind === 'request cut'
    toFar(() => isDiscarded || openFar().write(isCut ? chunk.subarray(0, chunk.length / 2) : chunk))
    if (isCut) toFar(end)
  })
  // Queued behind the data sent before, which the other side reads first unless it is lost.
  near.once('close', () => {
    isDiscarded = state.open !== undefined && state.isLossy
    toFar(() => void far?.destroy())
  })
}

/** On a separate connection, which outlives the sender's. */
async function sendLater(connectFar: () => Socket, request: Buffer, delayMs: number): Promise<void> {
  await setTimeout(delayMs)
  const far = connectFar()
  far.on('error', () => {}).write(request)
  await setTimeout(READ_MS)
  far.destroy()
}

/** Runs the actions in order, each once the link lets it through. */
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
