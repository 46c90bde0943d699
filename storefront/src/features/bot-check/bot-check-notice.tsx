'use client'

import { withWords } from '../../i18n/with-words.tsx'

/** Shows why the bot check refused a form. */
export const BotCheckNotice = withWords(['common'], () => import('./bot-check-problem.tsx').then((module) => module.BotCheckProblem))
