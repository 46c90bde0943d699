import { createTransport } from 'nodemailer'
import type { WithdrawalSettings } from '../../src/withdrawal-settings.ts'
import type { Declaration, Recipient } from '../../src/features/withdrawal/declaration.ts'
import type { Sent } from './delivery.ts'

export type SendByMail = (declaration: Declaration, recipient: Recipient, to: string) => Promise<Sent>

/** @throws an error with a code: what the server says besides may name people */
export function openSmtp(url: string, { mailFrom }: Pick<WithdrawalSettings, 'mailFrom'>): SendByMail {
  const transport = createTransport({
    url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, disableFileAccess: true, disableUrlAccess: true,
  })
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  return async (declaration, recipient, to) => {
    const { id, declaredAt, email, name, letters } = declaration
    const mail = {
      ...letters[recipient],
      from: mailFrom,
      // As an object it is one address, even with a comma in it.
      to: { name: '', address: to },
      ...(recipient === 'shop' && { replyTo: { name, address: email } }),
      date: new Date(declaredAt),
      // The same at each attempt: a server that has it already can tell.
      messageId: `<${id}.${recipient}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
    try {
      await transport.sendMail(mail)
      return 'sent'
    } catch (error) {
      if (recipient === 'consumer' && isAboutAddress(error)) return 'refused'
      throw withCodeAlone(error)
    }
  }
}

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
}

/** The shop's own address may be set right some day; a consumer's stays as it was typed. */
const isAboutAddress = (error: unknown): boolean => {
  const { code, responseCode = 0, command } = error as SmtpError
  return code === 'EENVELOPE' && ((command === 'RCPT TO' && responseCode >= 500) || command === 'API')
}

function withCodeAlone(error: unknown): Error {
  const { code = 'UNKNOWN', responseCode } = error as SmtpError
  return Object.assign(new Error('The SMTP server did not take the mail'), { code: responseCode === undefined ? code : `${code} ${responseCode}` })
}
