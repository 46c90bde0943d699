import { AsyncLocalStorage } from 'node:async_hooks'
import type { BackendCall } from './measures.ts'

/** Next bundles this module several times, so that a store of each would be another. */
const shared = globalThis as typeof globalThis & { backendCallStore?: AsyncLocalStorage<BackendCall> | undefined }

export const backendCalls = (): AsyncLocalStorage<BackendCall> => (shared.backendCallStore ??= new AsyncLocalStorage())

/** Runs a fetch so that the requests that it sends, if any, are known as calls of this operation. */
export const asBackendCall = <Answer>(call: BackendCall, run: () => Answer): Answer => backendCalls().run(call, run)
