import { createServer } from 'node:http'

/** The upper limit: a node:http server that only sends the same bytes, which its parent process passes to it. */
process.once('message', ({ headers, body }: { headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, () => {
    const address = server.address()
    process.send!(typeof address === 'object' && address ? address.port : 0)
  })
})
