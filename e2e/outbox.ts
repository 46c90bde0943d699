import { BACKEND_URL } from './shop-under-test.ts'
import { expect } from './test.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The Reply-To address, if it is not the shop's. */
  readonly replyTo: string | null
}

/** The mails to an address, newest first; waits for at least one. */
export async function mailsTo(email: string, backendUrl = BACKEND_URL): Promise<readonly Mail[]> {
  let mails: readonly Mail[] = []
  await expect
    .poll(async () => {
      const response = await fetch(`${backendUrl}/desk/outbox.json?to=${encodeURIComponent(email)}`)
      mails = ((await response.json()) as { mails: Mail[] }).mails
      return mails.length
    }, `a mail to ${email}`)
    .toBeGreaterThan(0)
  return mails
}

/** The link of the latest password reset mail. */
export async function resetLinkOf(email: string, backendUrl?: string): Promise<URL> {
  const mail = (await mailsTo(email, backendUrl)).find(({ text }) => text.includes('createPassword'))
  if (!mail) throw new Error(`No mail to ${email} is about a new password`)
  return new URL(linkIn(mail))
}

/** The first link of a mail to a page, or to any. */
export function linkIn({ text }: Mail, page = ''): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((found) => found.includes(page))
  if (!link) throw new Error(`There is no link in: ${text}`)
  return link
}
