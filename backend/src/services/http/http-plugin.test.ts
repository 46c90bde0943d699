import { createYoga } from 'graphql-yoga'
import { expect, test, vi } from 'vitest'
import { httpPlugin } from './http-plugin.ts'

const fails = (): never => {
  throw new Error('in /srv/shop/secret.ts')
}

test.each([
  ['thrown synchronously', fails],
  ['thrown later', async () => Promise.resolve().then(fails)],
])('an error %s is logged, and the response does not reveal it', async (_when, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await createYoga({ plugins: [httpPlugin(answer)] }).fetch('http://shop.test/api')
  expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error'])
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})
