import { createTransport } from 'nodemailer'
import type { WithdrawalSettings } from '../../src/settings/withdrawal.ts'
import type { Declaration, Recipient } from '../../src/features/withdrawal/declaration.ts'
import type { Sent } from './delivery.ts'

export type SendByMail = (declaration: Declaration, recipient: Recipient, to: string) => Promise<Sent>

/** @throws an error with a code: what the server says besides may name people */
export function openSmtp(url: string, { mailFrom, mailTo }: Pick<WithdrawalSettings, 'mailFrom' | 'mailTo'>): SendByMail {
  const transport = createTransport({
    url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, disableFileAccess: true, disableUrlAccess: true,
    // Somebody on the way must not be able to ask for a password in the clear. What the address itself says of it counts.
    requireTLS: Boolean(URL.parse(url)?.username),
  })
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  return async (declaration, recipient, to) => {
    const { id, declaredAt, email, name, letters } = declaration
    // Shop and consumer answer each other: what the mails come from is often read by nobody.
    const replyTo = recipient === 'shop' ? { name, address: email } : mailTo && { name: '', address: mailTo }
    const mail = {
      ...letters[recipient],
      from: mailFrom,
      // As an object it is one address, even with a comma in it.
      to: { name: '', address: to },
      ...(replyTo && { replyTo }),
      date: new Date(declaredAt),
      // The same at each attempt: a server that has it already can tell.
      messageId: `<${id}.${recipient}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
    try {
      await transport.sendMail(mail)
      return 'sent'
    } catch (error) {
      if (recipient === 'consumer' && isAboutAddress(error, to)) return 'refused'
      throw withCodeAlone(error)
    }
  }
}

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
  /** What the server says, often with the address. */
  readonly response?: string
  readonly command?: string
}

/** A server that does not know the shop says so of each address. */
const IS_ABOUT_SHOP = /\b5\.7\.\d|\brelay|\bauthenticat|\bauth\b/i

/** The shop's own address and its account may be set right some day; a consumer's address stays as it was typed. */
const isAboutAddress = (error: unknown, address: string): boolean => {
  const { code, responseCode = 0, response = '', command } = error as SmtpError
  if (code !== 'EENVELOPE') return false
  return command === 'API' || (command === 'RCPT TO' && responseCode >= 500 && !IS_ABOUT_SHOP.test(response.replaceAll(address, '')))
}

function withCodeAlone(error: unknown): Error {
  const { code = 'UNKNOWN', responseCode } = error as SmtpError
  return Object.assign(new Error('The SMTP server did not take the mail'), { code: responseCode === undefined ? code : `${code} ${responseCode}` })
}
