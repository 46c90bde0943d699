import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isFromThisMachine, isLoopback } from './from-this-machine.ts'

test.each([
  ['127.0.0.1', true], ['127.8.9.10', true], ['::1', true], ['::ffff:127.0.0.1', true],
  ['192.168.1.5', false], ['::ffff:10.0.0.1', false], ['127.0.0.1.example.com', false], ['fe80::1', false], [undefined, false],
])('%s is loopback: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

const isAllowed = (headers: Record<string, string>, remoteAddress: string | undefined = '127.0.0.1') =>
  isFromThisMachine({ request: { headers: new Headers(headers) } as Request, socket: { remoteAddress } as Socket })

test.each([
  [{ host: 'localhost:4000' }, true],
  [{ host: '127.0.0.1:4000' }, true],
  [{ host: '[::1]:4000' }, true],
  [{ host: 'localhost:4000', origin: 'http://localhost:4000' }, true],
  [{ host: 'localhost:4000', origin: 'http://localhost:3000' }, false],
  [{ host: 'localhost:4000', origin: 'null' }, false],
  [{ host: 'shop.example' }, false],
  [{ host: 'localhost.evil.example' }, false],
  [{ host: 'user@localhost:4000' }, true],
  [{ host: '' }, false],
  [{}, false],
  [{ host: 'localhost:4000', 'x-forwarded-for': '203.0.113.9' }, false],
  [{ host: 'localhost:4000', forwarded: 'for=203.0.113.9' }, false],
])('%j is of this machine: %s', (headers, expected) => {
  expect(isAllowed(headers as Record<string, string>)).toBe(expected)
})

test('a local host name alone is not enough, nor is a request without a connection', () => {
  expect(isAllowed({ host: 'localhost:4000' }, '192.168.1.5')).toBe(false)
  expect(isFromThisMachine({ request: { headers: new Headers({ host: 'localhost' }) } as Request, socket: undefined })).toBe(false)
})
