import { createTransport } from 'nodemailer'
import type { WaitingMail } from './outbox.repository.ts'

export interface Smtp {
  /** Undefined once the server has taken the mail. */
  readonly send: (mail: WaitingMail) => Promise<SmtpFailure | undefined>
}

/** What went wrong, without a word of the server's answer: that names people. */
export interface SmtpFailure {
  readonly code: string
  /** The server took or refused other mails by its own words about this one; else it could not be talked to at all. */
  readonly isAboutMail: boolean
  /** It will be refused the next time, too. */
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
        // The same at each attempt: a server that has it already can tell.
        messageId: `<${id}.${Date.parse(createdAt)}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      return transport.sendMail(message).then(() => undefined, readFailure)
    },
  }
}

/** A refusal of this sender would meet every mail alike: only what is said to the recipient and the content is about one. */
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
