import { connect, createServer, type Server, type Socket } from 'node:net'
import { carry, type LinkState } from './carry.ts'
import type { RequestFault } from './request-fault.ts'

/** A network link between two programs that can be slow, be interrupted, and lose data in transit. */
export interface Link {
  readonly url: string
  /** Blocks all traffic; data sent meanwhile arrives late, or never if its sender has given up and `isLossy`. */
  readonly partition: (isLossy: boolean) => void
  readonly heal: () => void
  readonly slow: (milliseconds: number) => void
  /** Breaks all current connections. */
  readonly cut: () => void
  readonly close: () => void
}

interface LinkOptions {
  /** The targets; connections go to one after the other. */
  readonly ports: readonly number[]
  /** The fault of a request by its operation; mostly undefined. */
  readonly requestFaultOf: (operation: string) => RequestFault | undefined
}

export async function openLink({ ports, requestFaultOf }: LinkOptions): Promise<Link> {
  const connections = new Set<Socket>()
  let opened = 0
  const state: LinkState = { slowMs: 0, isLossy: false, open: undefined, requestFaultOf }
  const server = createServer((near) => {
    connections.add(near)
    near.once('close', () => connections.delete(near))
    const port = ports[opened++ % ports.length]!
    carry(near, () => connect({ port, host: 'localhost' }), state)
  })
  const heal = () => {
    state.open?.resolve()
    state.open = undefined
  }
  return {
    url: `http://localhost:${await listen(server)}`,
    partition: (isLossy) => {
      state.open ??= Promise.withResolvers<void>()
      state.isLossy = isLossy
    },
    heal,
    slow: (milliseconds) => (state.slowMs = milliseconds),
    cut: () => connections.forEach((near) => near.destroy()),
    close: () => {
      heal()
      connections.forEach((near) => near.destroy())
      server.close()
    },
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The link has no port')
  return address.port
}
