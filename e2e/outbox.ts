import { BACKEND_URL } from './shop-under-test.ts'
import { expect } from './test.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Whom its reader answers, where that is not the shop. */
  readonly replyTo: string | null
}

/** What the shop has written to an address, the newest first; waits until there is something. */
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

/** Where the mail to somebody who has forgotten their password leads. */
export async function resetLinkOf(email: string, backendUrl?: string): Promise<URL> {
  const mail = (await mailsTo(email, backendUrl)).find(({ text }) => text.includes('createPassword'))
  if (!mail) throw new Error(`No mail to ${email} is about a new password`)
  return new URL(linkIn(mail))
}

/** The one address that a mail wants its reader to open. */
export function linkIn({ text }: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (!link) throw new Error(`There is no link in: ${text}`)
  return link
}
