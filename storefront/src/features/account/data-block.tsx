'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Section } from '../dashboard/sections.ts'
import { useSave } from '../dashboard/use-save.ts'
import type { Progress } from './gather-my-data.ts'
import { SettingsBlock } from './settings-block.tsx'

/** Exports the customer's data as a file. The file is saved only once all of the data has arrived. */
export function DataBlock({ sections }: { readonly sections: readonly Section[] }) {
  const t = useTranslations('dashboardAccount.data')
  const [progress, setProgress] = useState<Progress>()
  const [isDone, setDone] = useState(false)
  const { isSaving, error, save } = useSave('The data could not be put together', async () => {
    const { gatherMyData } = await import('./gather-my-data.ts')
    const data = await gatherMyData(sections, setProgress)
    // Swedish dates are ISO 8601, and toISOString would give the day in UTC rather than the customer's own.
    const day = new Date().toLocaleDateString('sv-SE')
    saveFile(t('file', { day }), JSON.stringify(data, null, 2), 'application/json')
  })

  async function download(): Promise<void> {
    setDone(false)
    setDone(await save(undefined))
    setProgress(undefined)
  }

  return (
    <SettingsBlock title={t('title')} help={t('help')}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[62ch]">{t('content')}</p>
        <Button variant="secondary" small busy={isSaving} onClick={() => void download()}>
          {t('download')}
        </Button>
        <output className="text-sm text-soft empty:hidden">{isDone ? t('done') : progress && <ProgressText progress={progress} />}</output>
        {error && <Notice kind="error" title={t('failed')} failure={error}>{t('failedHelp')}</Notice>}
      </div>
    </SettingsBlock>
  )
}

function ProgressText({ progress: { part, page, pages } }: { readonly progress: Progress }) {
  const t = useTranslations('dashboardAccount.data')
  return page === undefined || pages === undefined ? t(`progress.${part}`) : t('progress.page', { part: t(`progress.${part}`), page, pages })
}

function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
