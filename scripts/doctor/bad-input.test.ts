import { describe, expect, test } from 'vitest'
import { createBackend } from '../../backend/src/create-backend.ts'
import { answerJson, fakeBackends } from './fake-backend.fixture.ts'
import { makeReport } from './report.mjs'
import { tableOf } from './table.mjs'

const backends = fakeBackends()

/** The printed report, which must be a single line. @param patience milliseconds for a response */
async function printed(address: string, patience?: number): Promise<string> {
  const report = await makeReport({ address, patience })
  expect([report.works, report.found, report.problems.length]).toEqual([false, null, 1])
  return tableOf(report).replace(address, '<address>').replace(/localhost:\d+/g, '<host>')
}

const html = '<!doctype html><title>Down for maintenance</title>'

test.each([
  ['a page of HTML', 200, 'it responds with an HTML page (status 200)'],
  ['a page that is not found', 404, 'it has no /graphql (status 404)'],
  ['a page that requires a password', 401, 'it requires a user and a password: set BACKEND_BASIC_AUTH=user:password'],
  ['a page of a firewall', 403, 'it responds with an HTML page (status 403)'],
  ['a page of maintenance', 503, 'it responds with an HTML page (status 503)'],
])('%s', async (_what, status, line) => {
  const address = await backends.serve((_request, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(html))
  expect(await printed(address)).toBe(`<address>: ${line}`)
})

test('a redirect to https or to another host', async () => {
  const address = await backends.serve((_request, response) => void response.writeHead(301, { location: 'https://www.magento.example/graphql' }).end())
  expect(await printed(address)).toBe('<address>: it redirects to https://www.magento.example/graphql: give that address, without /graphql')
})

describe('a response that', () => {
  test('never comes', async () => {
    expect(await printed(await backends.serve(() => {}), 300)).toBe('<address>: no response within 0.3 s')
  })

  test('stalls halfway', async () => {
    const address = await backends.serve((_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":{"store'))
    expect(await printed(address, 300)).toBe('<address>: only half a response within 0.3 s')
  })

  test('breaks off halfway', async () => {
    const address = await backends.serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      response.write('{"data":{"store', () => response.destroy())
    })
    expect(await printed(address)).toBe('<address>: the response breaks off halfway')
  })

  test('ends in the middle of a word', async () => {
    const address = await backends.serve((_request, response) => void response.end('{"data":{"store'))
    expect(await printed(address)).toBe('<address>: it responds with something other than GraphQL (status 200)')
  })
})

test('a port where no server listens', async () => {
  expect(await printed(await backends.gone())).toBe('<address>: nothing listens at <host>')
})

test('an unknown host', async () => {
  expect(await printed('http://kram-doctor.invalid')).toMatch(/^<address>: (the host kram-doctor\.invalid does not exist|the name kram-doctor\.invalid cannot be resolved)$/)
})

test('an untrusted certificate', async () => {
  const line = await printed(await backends.serveTls(answerJson({ data: {} })))
  expect(line).toMatch(/^<address>: the certificate of <host> is not signed by a known authority \(\w+\): set NODE_EXTRA_CA_CERTS /)
})

test('https to a server that only speaks http', async () => {
  const address = await backends.serve(answerJson({ data: {} }))
  expect(await printed(address.replace('http:', 'https:'))).toMatch(/^<address>: <host> does not speak TLS: try http:\/\/$/)
})

test("GraphQL that is not Magento's", async () => {
  const address = await backends.serve(answerJson({ errors: [{ message: 'Cannot query field "storeConfig" on type "Query".' }] }))
  expect(await printed(address)).toBe(`<address>: it speaks GraphQL, but not Magento's (Cannot query field "storeConfig" on type "Query".)`)
})

test('JSON that is not GraphQL', async () => {
  expect(await printed(await backends.serve(answerJson({ message: 'hello' })))).toBe('<address>: it responds with something other than GraphQL (status 200)')
})

test('control characters in a store view’s name are replaced by spaces', async () => {
  const address = await backends.serve(answerJson({ data: { storeConfig: { store_code: 'x\nBACKEND_URL=http://evil.example\u001b[2J', locale: 'en_US' } } }))
  const report = await makeReport({ address, isReadOnly: true })
  expect(report.envLocal).toContain('STORE_CODES=en=x BACKEND_URL')
  // oxlint-disable-next-line no-control-regex -- the expression matches control characters
  expect(tableOf(report)).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
})

test('an empty Magento fails the check, and the report lists what is missing', async () => {
  const empty = createBackend({ database: ':memory:', publicUrl: 'http://localhost' })
  const report = await makeReport({ address: await backends.serve(empty.listener) })
  expect(report.works).toBe(false)
  await empty.close()
})
