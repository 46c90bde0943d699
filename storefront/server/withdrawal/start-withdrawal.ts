import { openJournal } from '../../src/features/withdrawal/journal.ts'
import type { WithdrawalSettings } from '../../src/settings/withdrawal.ts'
import { sendByContactService } from './contact-service.ts'
import { type Senders, startDelivery } from './delivery.ts'
import { forgetOld } from './forget-old.ts'
import { openSmtp } from './smtp.ts'

const DAY = 24 * 60 * 60 * 1000

/** @throws if declarations cannot be stored: a shop must not accept declarations that it would lose */
export function startWithdrawal(settings: WithdrawalSettings): { readonly stop: () => Promise<void> } {
  const { folder } = settings
  try {
    const delivery = startDelivery(openJournal(folder), sendersOf(settings))
    forgetOld(folder)
    const sweep = setInterval(() => tryToForget(folder), DAY).unref()
    return {
      stop: () => {
        clearInterval(sweep)
        return delivery.stop()
      },
    }
  } catch (error) {
    throw new Error(`Withdrawals cannot be kept in ${folder}: set WITHDRAWAL_FOLDER to a folder that the shop can write to`, { cause: error })
  }
}

/** A disk that fails later does not stop the shop. */
function tryToForget(folder: string): void {
  try {
    forgetOld(folder)
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
