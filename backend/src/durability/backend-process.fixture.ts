import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface BackendProcess {
  readonly child: ChildProcess
  readonly address: string
}

/** The whole backend on the database in this folder, as `npm run shop` starts it. */
export async function startBackend(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<BackendProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { BACKEND_PORT: '0', BACKEND_DATA: folder, BACKEND_DRAW_AHEAD: '0', NODE_COMPILE_CACHE: join(folder, 'compiled'), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  return { child, address: /http:\S+\/graphql/.exec(line)![0] }
}

export async function endBackend({ child }: BackendProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

interface PlacedOrder {
  readonly order: { readonly order_number: string } | null
  readonly errors: readonly { readonly code: string }[]
}

/** @returns the order's number, or the reason why there is none; undefined when the backend is killed before it responds */
export async function placeAt({ address }: BackendProcess, cart: string): Promise<string | undefined> {
  const query = 'mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { order { order_number } errors { code } } }'
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { cart } }),
    })
    const { order, errors } = ((await response.json()) as { data: { placeOrder: PlacedOrder } }).data.placeOrder
    return order?.order_number ?? errors[0]!.code
  } catch {
    return undefined
  }
}
