import { createTransport } from 'nodemailer'
import type { WaitingMail } from './outbox.repository.ts'

export interface Smtp {
  /** Undefined if the server has accepted the mail. */
  readonly send: (mail: WaitingMail) => Promise<SmtpFailure | undefined>
}

/** The error without the server's answer, which contains addresses. */
export interface SmtpFailure {
  readonly code: string
  /** Whether the server's answer is about this mail; otherwise the server was unreachable or refuses every mail. */
  readonly isAboutMail: boolean
  /** The refusal is permanent. */
  readonly isFinal: boolean
}

/**
 * @param url `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte
 * @param from the address that the shop's mails come from
 */
export function openSmtp(url: string, from: string): Smtp {
  const transport = createTransport({
    url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, disableFileAccess: true, disableUrlAccess: true,
  })
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    send: ({ id, recipient, replyTo, createdAt, shopName, subject, text, html }) => {
      const message = {
        from: { name: shopName, address: from },
        to: { name: '', address: recipient },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        date: new Date(createdAt),
        // The same at each attempt, so that a server can recognise duplicates.
        messageId: `<${id}.${Date.parse(createdAt)}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      return transport.sendMail(message).then(() => undefined, readFailure)
    },
  }
}

/** A refused sender affects every mail; only answers to the recipient and the content concern one mail. */
const ABOUT_MAIL = ['API', 'RCPT TO', 'DATA']

function readFailure(error: unknown): SmtpFailure {
  const { code = 'UNKNOWN', responseCode, command = '' } = error as { code?: string; responseCode?: number; command?: string }
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && ABOUT_MAIL.includes(command)
  return {
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
    isAboutMail,
    isFinal: isAboutMail && (responseCode === undefined || responseCode >= 500),
  }
}
