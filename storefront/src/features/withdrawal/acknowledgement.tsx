'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Notice } from '../../ui/notice.tsx'
import { StepHeading } from '../checkout/step-heading.tsx'
import { forgetDraft, readDraft, saveDraft } from '../session/form-draft.ts'
import { useCustomer } from '../session/use-customer.ts'
import type { DeclareAnswer } from './withdrawal-answer.ts'

type Declared = Extract<DeclareAnswer, { outcome: 'declared' }>

/** The declaration as the shop recorded it, to save or download. */
export function AcknowledgementView({ declared: { acknowledgement, isMailed }, onRestart }: { declared: Declared; onRestart: () => void }) {
  const t = useTranslations('withdrawal')
  const { id, lines, next = [], email } = acknowledgement
  return (
    <>
      <StepHeading>{t('steps.done')}</StepHeading>
      <div className="grid gap-5" data-declared>
        <Notice kind="success">
          <p>{t('done.keep')}</p>
          <p>{isMailed ? t('done.mailed', { email }) : t('done.unmailed')}</p>
        </Notice>
        <section aria-label={t('done.text')} className="grid gap-2 bg-tile p-6 wrap-anywhere">
          {lines.map((line, index) => (
            <p key={index}>{unbroken(line, id)}</p>
          ))}
        </section>
        {next.length > 0 && (
          <section className="grid gap-2" aria-labelledby="next">
            <h2 id="next" className="text-lg tracking-snug">
              {t('done.next')}
            </h2>
            {next.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a className={buttonStyle({})} href={textFile(lines)} download={t('done.file', { id })}>
            {t('done.download')}
          </a>
          <Button variant="text" onClick={onRestart}>
            {t('done.another')}
          </Button>
        </div>
      </div>
    </>
  )
}

/** The number stays on one line, to be read out. */
const unbroken = (line: string, id: string): ReactNode => line.split(id).flatMap((part, index) => (index === 0 ? part : [<span key={index} className="whitespace-nowrap">{id}</span>, part]))

/** With a byte order mark, so that every editor reads the file as UTF-8. */
const textFile = (lines: readonly string[]): string => `data:text/plain;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.join('\r\n')}\r\n`)}`

const NAME = 'withdrawal-given'

/** The acknowledgement: it survives a reload, and a logout deletes it like any form draft. */
export function useAcknowledgement() {
  const owner = useCustomer()?.email ?? ''
  const [declared, setDeclared] = useState(() => readDraft<Declared>(NAME, owner) as Declared | undefined)
  return {
    declared,
    saveAcknowledgement: (answer: Declared): void => {
      saveDraft(NAME, owner, answer)
      setDeclared(answer)
    },
    clearAcknowledgement: (): void => {
      forgetDraft(NAME, owner)
      setDeclared(undefined)
    },
  }
}
