import type { BotCheckReason } from '../../graphql/refusals/reason.ts'

/** Whether `BotCheckNotice` has a message for the reason. */
export const isBotCheck = (reason: string | undefined): reason is BotCheckReason => reason?.startsWith('botCheck') ?? false
