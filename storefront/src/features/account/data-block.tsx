'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Section } from '../dashboard/sections.ts'
import { useSave } from '../dashboard/use-save.ts'
import type { Progress } from './gather-my-data.ts'
import { SettingsBlock } from './settings-block.tsx'

/** The customer takes away what the shop knows about them. Nothing is saved before all of it is there. */
export function DataBlock({ sections }: { readonly sections: readonly Section[] }) {
  const t = useTranslations('dashboardAccount.data')
  const [progress, setProgress] = useState<Progress>()
  const [isDone, setDone] = useState(false)
  const { isSaving, error, save } = useSave('The data could not be put together', async () => {
    const { gatherMyData } = await import('./gather-my-data.ts')
    const data = await gatherMyData(sections, setProgress)
    // By the customer's own clock: this is how Swedes write a day.
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
        <output className="text-sm text-soft empty:hidden">{isDone ? t('done') : progress && <Words progress={progress} />}</output>
        {error && <Notice kind="error" title={t('failed')}>{t('failedHelp')}</Notice>}
      </div>
    </SettingsBlock>
  )
}

function Words({ progress: { part, page, pages } }: { readonly progress: Progress }) {
  const t = useTranslations('dashboardAccount.data')
  return page === undefined || pages === undefined ? t(`progress.${part}`) : t('progress.page', { part: t(`progress.${part}`), page, pages })
}

/** Has the browser save a text as a file, as if it had come from a link. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
