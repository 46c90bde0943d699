import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openJournal } from '../../src/features/withdrawal/journal.ts'
import type { WithdrawalSettings } from '../../src/settings/withdrawal.ts'
import { claimFolder, FolderInUse } from '../claim-folder.ts'
import { sendByContactService } from './contact-service.ts'
import { type Senders, startDelivery } from './delivery.ts'
import { openSmtp } from './smtp.ts'

const DAY = 24 * 60 * 60 * 1000
/** For a consumer who submits again, and for a shop that has lost its mail. */
const RETENTION = 90 * DAY

/** @throws if declarations cannot be stored, or another shop sends those of the folder: a shop must not accept declarations that it would lose, nor send them twice */
export function startWithdrawal(settings: WithdrawalSettings): { readonly stop: () => Promise<void> } {
  const { folder } = settings
  try {
    const giveUpFolder = claimFolder(folder, 'WITHDRAWAL_FOLDER')
    const delivery = startDelivery(openJournal(folder), sendersOf(settings))
    deleteOldDeclarations(folder)
    const sweep = setInterval(() => tryToDeleteOld(folder), DAY).unref()
    return {
      stop: async () => {
        clearInterval(sweep)
        await delivery.stop()
        giveUpFolder()
      },
    }
  } catch (error) {
    if (error instanceof FolderInUse) throw error
    throw new Error(`Withdrawals cannot be stored in ${folder}: set WITHDRAWAL_FOLDER to a folder that the shop can write to, on a disk with room (${(error as Error).message})`, { cause: error })
  }
}

/** A disk that fails later does not stop the shop. */
function tryToDeleteOld(folder: string): void {
  try {
    deleteOldDeclarations(folder)
  } catch (error) {
    console.error(`Old declarations stay in ${folder}: ${(error as Error).message}`)
  }
}

function sendersOf(settings: WithdrawalSettings): Senders {
  const { smtpUrl, mailTo } = settings
  const sendByMail = smtpUrl === undefined ? undefined : openSmtp(smtpUrl, settings)
  if (mailTo && !sendByMail) console.warn(`WITHDRAWAL_SMTP_URL is not set: nothing is mailed to ${mailTo}, declarations go by the backend's contact service`)
  return {
    shop: (declaration) => (sendByMail && mailTo ? sendByMail(declaration, 'shop', mailTo) : sendByContactService(declaration)),
    consumer: async (declaration) => (sendByMail ? sendByMail(declaration, 'consumer', declaration.email) : 'none'),
  }
}

/**
 * Declarations are personal data: deletes those that were sent long ago, and half-written files from a crash. Waiting ones stay until
 * they are sent.
 */
export function deleteOldDeclarations(folder: string, now = Date.now()): void {
  for (const kind of ['waiting', 'sent', 'requests']) {
    for (const name of readdirSync(join(folder, kind))) {
      const retention = name.endsWith('.draft') ? DAY : kind === 'waiting' ? Infinity : RETENTION
      const file = join(folder, kind, name)
      const { mtimeMs = now } = statSync(file, { throwIfNoEntry: false }) ?? {}
      if (now - mtimeMs > retention) rmSync(file, { force: true })
    }
  }
}
