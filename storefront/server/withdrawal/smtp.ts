import { createTransport } from 'nodemailer'
import type { WithdrawalSettings } from '../../src/settings/withdrawal.ts'
import type { Declaration, Recipient } from '../../src/features/withdrawal/declaration.ts'
import type { Sent } from './delivery.ts'

export type SendByMail = (declaration: Declaration, recipient: Recipient, to: string) => Promise<Sent>

/** @throws an error with a code: the server's message may name people */
export function openSmtp(url: string, { mailFrom, mailTo }: Pick<WithdrawalSettings, 'mailFrom' | 'mailTo'>): SendByMail {
  const transport = createTransport({
    url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, disableFileAccess: true, disableUrlAccess: true,
    // An attacker on the network must not get the password in clear text. Options in the URL itself take precedence.
    requireTLS: Boolean(URL.parse(url)?.username),
  })
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  return async (declaration, recipient, to) => {
    const { id, declaredAt, email, name, letters } = declaration
    // Shop and consumer reply to each other: the sender's mailbox is often not read.
    const replyTo = recipient === 'shop' ? { name, address: email } : mailTo && { name: '', address: mailTo }
    const mail = {
      ...letters[recipient],
      from: mailFrom,
      // As an object it is a single address, even if it contains a comma.
      to: { name: '', address: to },
      ...(replyTo && { replyTo }),
      date: new Date(declaredAt),
      // The same at each attempt, so that a server can detect a duplicate.
      messageId: `<${id}.${recipient}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
    try {
      await transport.sendMail(mail)
      return 'sent'
    } catch (error) {
      if (recipient === 'consumer' && isAboutAddress(error, to)) return 'refused'
      throw withoutMessage(error)
    }
  }
}

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
  /** The server's response, often with the address. */
  readonly response?: string
  readonly command?: string
}

/** A server that does not accept the shop as a sender refuses each address. */
const IS_ABOUT_SHOP = /\b5\.7\.\d|\brelay|\bauthenticat|\bauth\b/i

/** A merchant can still fix the shop's own address and its account; a consumer's address never changes. */
const isAboutAddress = (error: unknown, address: string): boolean => {
  const { code, responseCode = 0, response = '', command } = error as SmtpError
  if (code !== 'EENVELOPE') return false
  return command === 'API' || (command === 'RCPT TO' && responseCode >= 500 && !IS_ABOUT_SHOP.test(response.replaceAll(address, '')))
}

function withoutMessage(error: unknown): Error {
  const { code = 'UNKNOWN', responseCode } = error as SmtpError
  return Object.assign(new Error('The SMTP server did not take the mail'), { code: responseCode === undefined ? code : `${code} ${responseCode}` })
}
