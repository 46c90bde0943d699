import { expect, test } from 'vitest'
import { readSettings } from './env.ts'

test('a fresh clone runs without any setting', () => {
  expect(readSettings({})).toMatchObject({ port: 4000, publicUrl: 'http://localhost:4000', drawAhead: true })
})

test('every setting can be changed', () => {
  const settings = {
    BACKEND_PORT: '0', BACKEND_DATA: '/data', BACKEND_PUBLIC_URL: 'https://api.shop.test/',
    BACKEND_SHOP_URL: 'https://shop.test/', BACKEND_DRAW_AHEAD: '0',
  }
  expect(readSettings(settings)).toEqual({
    port: 0, dataFolder: '/data', publicUrl: 'https://api.shop.test', shopUrl: 'https://shop.test', drawAhead: false,
  })
})

test.each(['x', '-1', '70000', '1.5'])('%s is no port', (port) => {
  expect(() => readSettings({ BACKEND_PORT: port })).toThrow(`BACKEND_PORT must be a port number, not '${port}'`)
})
