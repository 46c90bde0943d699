import type { BotCheckReason } from '../../graphql/refusals/reason.ts'

/** Whether it is a reason that `BotCheckNotice` tells. */
export const isBotCheck = (reason: string | undefined): reason is BotCheckReason => reason?.startsWith('botCheck') ?? false
