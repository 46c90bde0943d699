'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { BrandLink } from '../../../brand/brand.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { brandPath, localized } from '../store/brand-pages.ts'
import { choose, hasPrivacySignal, isConsented } from './consent.ts'
import { type Purpose, requestedPurposes } from './purposes.ts'
import { focusContent } from './render-aside.ts'

interface ConsentChoicesProps {
  /** The page about cookies. */
  readonly page: BrandLink | undefined
}

/** Lists the purposes with their descriptions. Only those that the visitor granted before are ticked. */
export function ConsentChoices({ page }: ConsentChoicesProps) {
  const locale = useLocale()
  const t = useTranslations('cookieChoices')
  const common = useTranslations('common')
  const formId = useId()
  const [isOpen, setOpen] = useState(true)
  const purposes = requestedPurposes()

  // The banner with the button that opened the dialog may be gone, so the focus cannot return to it.
  useEffect(() => {
    if (!isOpen && document.activeElement?.matches('body, dialog *')) focusContent()
  }, [isOpen])

  function save(granted: readonly Purpose[]): void {
    choose(granted)
    setOpen(false)
    showToast({ kind: 'success', title: t('saved') })
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    save(purposes.filter((purpose) => ticked.has(purpose)))
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={t('title')}
      closeLabel={common('close')}
      wide
      footer={
        <div className="modal-footer consent-footer">
          <Button variant="secondary" small onClick={() => save([])}>
            {t('necessary')}
          </Button>
          <Button variant="secondary" small onClick={() => save(purposes)}>
            {t('all')}
          </Button>
          <Button variant="secondary" small type="submit" form={formId}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <form id={formId} className="grid gap-4" onSubmit={submit}>
        <div>
          <p>{t('intro')}</p>
          {page && (
            <Link className="inline-flex min-h-11 items-center underline" href={brandPath(page, locale)} onClick={() => setOpen(false)}>
              {localized(page.label, locale)}
            </Link>
          )}
        </div>
        {hasPrivacySignal() && <Notice kind="info">{t('signal')}</Notice>}
        <Choice name="necessary" title={t('purpose.necessary.title')} text={t('purpose.necessary.text')} checked disabled />
        {purposes.map((purpose) => (
          <Choice
            key={purpose}
            name={purpose}
            title={t(`purpose.${purpose}.title`)}
            text={t(`purpose.${purpose}.text`)}
            defaultChecked={isConsented(purpose)}
          />
        ))}
      </form>
    </Modal>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly checked?: boolean
  readonly defaultChecked?: boolean
  readonly disabled?: boolean
}

function Choice({ title, text, ...input }: ChoiceProps) {
  const id = useId()
  return (
    <div className="border-t border-line pt-2">
      <Checkbox {...input} readOnly={input.disabled} aria-describedby={id} label={<span className="font-semibold">{title}</span>} />
      <p id={id} className="pl-9 text-sm text-soft">
        {text}
      </p>
    </div>
  )
}
