import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface TestSmtpServer {
  readonly url: string
  /** The accepted mails, as received. */
  readonly mails: { readonly recipient: string; readonly data: string }[]
  /** Responses to the beginning of a command, each used once: `{ 'RCPT TO': ['450 later'] }`. */
  readonly answers: Record<string, string[]>
  readonly close: () => Promise<void>
}

/** The part of SMTP that a client needs to submit a mail. */
export async function openSmtpServer(): Promise<TestSmtpServer> {
  const mails: { recipient: string; data: string }[] = []
  const answers: Record<string, string[]> = {}
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    void converse(socket, answers, (recipient, data) => mails.push({ recipient, data }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await once(server.close(), 'close')
  }
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails, answers, close }
}

async function converse(socket: Socket, answers: Record<string, string[]>, onMail: (recipient: string, data: string) => void): Promise<void> {
  let recipient = ''
  let data: string[] | undefined
  const say = (command: string, usual: string) => {
    const own = answers[command]?.shift()
    if (own === 'hang up') socket.destroy()
    else socket.write(`${own ?? usual}\r\n`)
    return own === undefined
  }
  socket.write('220 test\r\n')
  for await (const line of createInterface(socket)) {
    if (data && line === '.') {
      if (say('.', '250 accepted')) onMail(recipient, data.join('\n'))
      data = undefined
    } else if (data) data.push(line)
    else if (line.startsWith('RCPT TO')) {
      recipient = line.replace(/^RCPT TO:<|>.*$/g, '')
      say('RCPT TO', '250 ok')
    } else if (line === 'DATA') {
      if (say('DATA', '354 continue')) data = []
    } else if (line.startsWith('MAIL FROM')) say('MAIL FROM', '250 ok')
    else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
  }
}
