import { expect } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { listen, type TestServer } from '../../server.fixture.ts'

export interface TestDesk extends TestServer {
  readonly get: (path: string) => Promise<string>
  /** Submits a form of the page at `path` and reads the next page. */
  readonly submit: (path: string, fields: Record<string, string>) => Promise<string>
  readonly post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>
}

/** Opens a backend's desk. */
export async function openDesk(backend: Backend): Promise<TestDesk> {
  const server = await listen(backend)
  const get = async (path: string) => {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(200)
    return response.text()
  }
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
  const submit = async (path: string, fields: Record<string, string>) => {
    const token = /name="token" value="([^"]+)"/.exec(await get(path))?.[1] ?? ''
    const response = await post(path, { ...fields, token }, { origin: server.url })
    expect(response.status).toBe(303)
    return get(response.headers.get('location')!)
  }
  return { ...server, get, post, submit }
}
