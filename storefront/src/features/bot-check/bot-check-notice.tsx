'use client'

import { withMessages } from '../../messages/with-messages.tsx'

/** Shows why the bot check refused a form. */
export const BotCheckNotice = withMessages(['common'], () => import('./bot-check-problem.tsx').then((module) => module.BotCheckProblem))
