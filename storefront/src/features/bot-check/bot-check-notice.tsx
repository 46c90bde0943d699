'use client'

import { withWords } from '../../i18n/with-words.tsx'

/** Says at the form why it was not sent. */
export const BotCheckNotice = withWords(['common'], () => import('./bot-check-problem.tsx').then((module) => module.BotCheckProblem))
