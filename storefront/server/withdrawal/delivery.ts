import type { Declaration, Recipient } from '../../src/features/withdrawal/declaration.ts'
import type { Journal, Progress, ProgressByRecipient, WaitingDeclaration } from '../../src/features/withdrawal/journal.ts'

const SECOND = 1000
const LOOK_EVERY = SECOND
const FIRST_PAUSE = 5 * SECOND
const LONGEST_PAUSE = 30 * 60 * SECOND
const RECIPIENTS = ['shop', 'consumer'] as const
/** `none`: this shop has no way to them, and none is waited for; `refused`: the next attempt would end alike. */
export type Sent = 'sent' | 'refused' | 'none'

/** Each throws where it is worth another attempt: an error whose `code` names nobody. */
export type Senders = Readonly<Record<Recipient, (declaration: Declaration) => Promise<Sent>>>

export interface Delivery {
  /** Sends what waits; resolves when nothing is left that could go now. */
  readonly run: () => Promise<void>
  /** Begins nothing more; resolves when the attempt under way is over, so that what was sent is known to be. */
  readonly stop: () => Promise<void>
}

/**
 * Carries declarations from the journal to the shop, and acknowledgements to consumers, each until it has arrived. After a start,
 * everything is tried at once: what stood in the way may be the reason for it.
 * @param now milliseconds of a clock that nobody sets back, which would lengthen a pause by as much
 */
export function startDelivery(journal: Journal, senders: Senders, now: () => number = () => performance.now()): Delivery {
  const pausedUntil = new Map<string, number>()
  /** The earliest of these, by file: many may wait, and are looked through every second. */
  const due = new Map<string, number>()
  /** By declaration: what is done is not done again, even where the disk did not take it. */
  const reached = new Map<string, ProgressByRecipient>()
  let running: Promise<void> | undefined
  let trouble = ''
  let isStopping = false

  const attempt = async (recipient: Recipient, { file, declaration, progress }: WaitingDeclaration): Promise<Progress> => {
    const attempts = (progress[recipient]?.attempts ?? 0) + 1
    try {
      const sent = await senders[recipient](declaration)
      if (sent === 'refused') console.error(`The acknowledgement of declaration ${declaration.id} was refused for good`)
      return { attempts, isDone: true }
    } catch (error) {
      const { code = (error as Error).name } = error as { code?: string }
      console.error(`Declaration ${declaration.id} waits, it could not be sent to the ${recipient} (attempt ${attempts}): ${code}`)
      pausedUntil.set(`${file} ${recipient}`, now() + pauseAfter(attempts))
      return { attempts, isDone: false }
    }
  }

  const deliver = async (waiting: WaitingDeclaration): Promise<void> => {
    const { file, declaration: { id } } = waiting
    let progress = { ...waiting.progress, ...reached.get(id) }
    for (const recipient of RECIPIENTS) {
      if (isStopping || progress[recipient]?.isDone || (pausedUntil.get(`${file} ${recipient}`) ?? 0) > now()) continue
      progress = { ...progress, [recipient]: await attempt(recipient, { ...waiting, progress }) } satisfies ProgressByRecipient
      reached.set(id, progress)
      journal.saveProgress(file, progress)
    }
    const open = RECIPIENTS.filter((recipient) => !progress[recipient]?.isDone)
    if (open.length > 0) return void due.set(file, Math.min(...open.map((recipient) => pausedUntil.get(`${file} ${recipient}`) ?? 0)))
    journal.close(file)
    reached.delete(id)
    due.delete(file)
    for (const recipient of RECIPIENTS) pausedUntil.delete(`${file} ${recipient}`)
  }

  const work = async (): Promise<void> => {
    let met = ''
    const meet = (error: unknown): void => {
      met = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    }
    try {
      for (const waiting of journal.waiting((file) => (due.get(file) ?? 0) <= now())) await deliver(waiting).catch(meet)
    } catch (error) {
      meet(error)
    }
    // It is met again every second, and told once.
    if (met !== '' && met !== trouble) console.error('Sending declarations failed:', met)
    trouble = met
  }
  const run = (): Promise<void> => (running ??= work().finally(() => (running = undefined)))

  const timer = setInterval(() => void run(), LOOK_EVERY).unref()
  const stop = async (): Promise<void> => {
    isStopping = true
    clearInterval(timer)
    await running
  }
  return { run, stop }
}

/** 5 seconds, 10, 20, up to half an hour. */
const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE)
