'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { SetNewsletterSubscriptionOperation } from '../../graphql/generated/newsletter.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { customerKey } from '../dashboard/use-customer-query.ts'
import { useSave } from '../dashboard/use-save.ts'

interface NewsletterFormProps {
  readonly email: string
  readonly isSubscribed: boolean
}

export function NewsletterForm({ email, isSubscribed }: NewsletterFormProps) {
  const t = useTranslations('dashboardNewsletter')
  const [isWanted, setWanted] = useState(isSubscribed)
  const { isSaving, error, save } = useSave('The newsletter could not be changed', async (wanted: boolean) => {
    await send(SetNewsletterSubscriptionOperation, { isSubscribed: wanted })
    await queryClient.invalidateQueries({ queryKey: customerKey(email, ['newsletter']) })
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await save(isWanted)) showToast({ kind: 'success', title: t(isWanted ? 'subscribed' : 'unsubscribed') })
  }

  return (
    <form className="grid max-w-160 justify-items-start gap-4 bg-tile p-6 lg:p-8" onSubmit={(event) => void submit(event)}>
      <p className={isSubscribed ? 'status status-done' : 'status'}>{t(isSubscribed ? 'active' : 'inactive')}</p>
      <p className="wrap-anywhere">{t.rich('goesTo', { email: () => <b>{email}</b> })}</p>
      <Checkbox label={t('general')} checked={isWanted} onChange={(event) => setWanted(event.target.checked)} />
      {error && <Notice kind="error">{t('failed')}</Notice>}
      <Button type="submit" small busy={isSaving}>
        {t('save')}
      </Button>
    </form>
  )
}
