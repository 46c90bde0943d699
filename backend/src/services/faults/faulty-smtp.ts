import { setTimeout } from 'node:timers/promises'
import type { Smtp } from '../mail/smtp.ts'
import type { Faults } from './faults.ts'

/** An SMTP server that is slow, refuses or cannot be reached, as somebody asked at the desk; mails wait in the outbox then. */
export const faultySmtp = (faults: Faults, smtp: Smtp): Smtp => ({
  send: async (mail) => {
    const { slow, state } = faults.of('mail')
    if (slow > 0) await setTimeout(slow)
    if (state === 'up') return smtp.send(mail)
    return { code: state === 'down' ? 'ECONNREFUSED' : 'EENVELOPE 451', isAboutMail: state === 'failing', isFinal: false }
  },
})
