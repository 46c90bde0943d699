import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkPort } from './ports.mjs'

const server = createServer()
const portOf = () => (server.address() as AddressInfo).port

beforeEach(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterEach(() => new Promise((resolve) => server.close(resolve)))

test('names the setting and the port if the port is in use', async () => {
  await expect(checkPort('BACKEND_PORT', portOf())).rejects.toThrow(`Port ${portOf()} is in use: set BACKEND_PORT to another one`)
})

test('accepts a free port and leaves it free', async () => {
  const port = portOf()
  await new Promise((resolve) => server.close(resolve))
  await checkPort('PORT', port)
  await checkPort('PORT', port)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  expect(portOf()).toBe(port)
})
