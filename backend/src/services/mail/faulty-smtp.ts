import { setTimeout } from 'node:timers/promises'
import type { Smtp } from './smtp.ts'
import type { Faults } from '../faults/faults.ts'

/** An SMTP server with the faults set at the desk; mails wait in the outbox meanwhile. */
export const faultySmtp = (faults: Faults, smtp: Smtp): Smtp => ({
  send: async (mail) => {
    const { state } = faults.of('mail')
    const delay = faults.nextDelay('mail')
    if (delay > 0) await setTimeout(delay)
    if (state === 'up') return smtp.send(mail)
    return { code: state === 'down' ? 'ECONNREFUSED' : 'EENVELOPE 451', isAboutMail: state === 'failing', isFinal: false }
  },
})
