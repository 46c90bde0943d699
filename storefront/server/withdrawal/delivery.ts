import type { Declaration, Recipient } from '../../src/features/withdrawal/declaration.ts'
import type { Journal, Progress, ProgressByRecipient, WaitingDeclaration } from '../../src/features/withdrawal/journal.ts'

const SECOND = 1000
const CHECK_INTERVAL = SECOND
const FIRST_DELAY = 5 * SECOND
const MAX_DELAY_MS = 30 * 60 * SECOND
const RECIPIENTS = ['shop', 'consumer'] as const
/** `none`: this shop has no channel to the recipient; `refused`: a retry would fail in the same way. */
export type Sent = 'sent' | 'refused' | 'none'

/** Each throws if a retry is worthwhile: an error whose `code` contains no personal data. */
export type Senders = Readonly<Record<Recipient, (declaration: Declaration) => Promise<Sent>>>

export interface Delivery {
  /** Sends waiting mails; resolves when none is left that is due. */
  readonly run: () => Promise<void>
  /** Starts no further attempt; resolves when the pending one is over, so that a sent mail is recorded. */
  readonly stop: () => Promise<void>
}

/**
 * Carries declarations from the journal to the shop, and acknowledgements to consumers, each until it has arrived. After a start,
 * every delivery is tried at once: the cause of its failure may have been fixed.
 * @param now milliseconds of a monotonic clock: one that is set back would lengthen an interval
 */
export function startDelivery(journal: Journal, senders: Senders, now: () => number = () => performance.now()): Delivery {
  const retryAt = new Map<string, number>()
  /** The earliest next attempt by file: many may wait, and all are checked every second. */
  const due = new Map<string, number>()
  /** Completed deliveries by declaration: none is repeated, even if the disk did not record it. */
  const completed = new Map<string, ProgressByRecipient>()
  let running: Promise<void> | undefined
  let lastError = ''
  let isStopping = false

  const attempt = async (recipient: Recipient, { file, declaration, progress }: WaitingDeclaration): Promise<Progress> => {
    const attempts = (progress[recipient]?.attempts ?? 0) + 1
    try {
      const sent = await senders[recipient](declaration)
      if (sent === 'refused') console.error(`The acknowledgement of declaration ${declaration.id} was refused permanently`)
      return { attempts, isDone: true }
    } catch (error) {
      const { code = (error as Error).name } = error as { code?: string }
      console.error(`Declaration ${declaration.id} waits, it could not be sent to the ${recipient} (attempt ${attempts}): ${code}`)
      retryAt.set(`${file} ${recipient}`, now() + delayAfter(attempts))
      return { attempts, isDone: false }
    }
  }

  const deliver = async (waiting: WaitingDeclaration): Promise<void> => {
    const { file, declaration: { id } } = waiting
    let progress = { ...waiting.progress, ...completed.get(id) }
    for (const recipient of RECIPIENTS) {
      if (isStopping || progress[recipient]?.isDone || (retryAt.get(`${file} ${recipient}`) ?? 0) > now()) continue
      progress = { ...progress, [recipient]: await attempt(recipient, { ...waiting, progress }) } satisfies ProgressByRecipient
      completed.set(id, progress)
      journal.saveProgress(file, progress)
    }
    const open = RECIPIENTS.filter((recipient) => !progress[recipient]?.isDone)
    if (open.length > 0) return void due.set(file, Math.min(...open.map((recipient) => retryAt.get(`${file} ${recipient}`) ?? 0)))
    journal.close(file)
    completed.delete(id)
    due.delete(file)
    for (const recipient of RECIPIENTS) retryAt.delete(`${file} ${recipient}`)
  }

  const work = async (): Promise<void> => {
    let failure = ''
    const onError = (error: unknown): void => {
      failure = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    }
    try {
      for (const waiting of journal.waiting((file) => (due.get(file) ?? 0) <= now())) await deliver(waiting).catch(onError)
    } catch (error) {
      onError(error)
    }
    // The error recurs every second and is logged once.
    if (failure !== '' && failure !== lastError) console.error('Sending declarations failed:', failure)
    lastError = failure
  }
  const run = (): Promise<void> => (running ??= work().finally(() => (running = undefined)))

  const timer = setInterval(() => void run(), CHECK_INTERVAL).unref()
  const stop = async (): Promise<void> => {
    isStopping = true
    clearInterval(timer)
    await running
  }
  return { run, stop }
}

/** 5 seconds, 10, 20, up to half an hour. */
const delayAfter = (attempts: number): number => Math.min(FIRST_DELAY * 2 ** (attempts - 1), MAX_DELAY_MS)
