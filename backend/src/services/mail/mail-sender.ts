import type { DatabaseSync } from 'node:sqlite'
import { giveUpMailsBefore, markFailed, markSent, takeMail, type WaitingMail } from './outbox.repository.ts'
import type { Smtp } from './smtp.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

const POLL_INTERVAL_MS = 2 * SECOND
/** Longer than an attempt can last, so that only a crash leaves a mail reserved. */
const RESERVATION_MS = 10 * MINUTE
const MAX_AGE_MS = 3 * DAY
const MAX_RETRY_DELAY_MS = 15 * MINUTE

export interface MailSender {
  /** Sends all due mails. */
  readonly run: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Sends mails from the outbox to the SMTP server until each is accepted, refused permanently, or three days old. */
export function startMailSender(database: DatabaseSync, smtp: Smtp, now: () => Date): MailSender {
  let failedRuns = 0
  let pausedUntil = 0
  let running: Promise<void> | undefined

  const sendWaiting = async (): Promise<void> => {
    giveUpMailsBefore(database, after(now(), -MAX_AGE_MS))
    while (now().getTime() >= pausedUntil) {
      const mail = takeMail(database, now(), after(now(), RESERVATION_MS))
      if (!mail) return
      const isReachable = await deliver(database, smtp, mail, { now, isFirstFailure: failedRuns === 0 })
      failedRuns = isReachable ? 0 : failedRuns + 1
      pausedUntil = isReachable ? 0 : now().getTime() + retryDelay(failedRuns)
    }
  }
  const run = (): Promise<void> => {
    running ??= sendWaiting().catch(logError).finally(() => (running = undefined))
    return running
  }
  const timer = setInterval(() => void run(), POLL_INTERVAL_MS).unref()
  void run()
  return {
    run,
    close: async () => {
      clearInterval(timer)
      pausedUntil = Infinity
      await running
    },
  }
}

interface Attempt {
  readonly now: () => Date
  readonly isFirstFailure: boolean
}

/** @returns whether the server was reachable */
async function deliver(database: DatabaseSync, smtp: Smtp, mail: WaitingMail, { now, isFirstFailure }: Attempt): Promise<boolean> {
  const failure = await smtp.send(mail)
  if (!failure) {
    markSent(database, mail.id, now())
    return true
  }
  const { code, isAboutMail, isFinal } = failure
  markFailed(database, mail.id, code, isFinal ? undefined : after(now(), retryDelay(mail.attempts)))
  if (!isAboutMail && isFirstFailure) console.error(`The SMTP server is unavailable, mails wait: ${code}`)
  if (isFinal || (isAboutMail && mail.attempts === 1)) console.error(`Mail ${mail.id} was refused${isFinal ? ' permanently' : ''}: ${code}`)
  return isAboutMail
}

/** The delay before the next attempt: one minute, two, four, up to fifteen. */
const retryDelay = (failures: number): number => Math.min(MINUTE * 2 ** (failures - 1), MAX_RETRY_DELAY_MS)

const after = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds)

const logError = (error: unknown): void => console.error('Sending mails failed:', (error as Error).message)
