'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { showToast } from '../../ui/toast.ts'

export function LogoutButton() {
  const t = useTranslations('dashboard.menu')
  const failed = useTranslations('toast-messages.account')
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)

  async function leave(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    try {
      const { logOut } = await import('../login/log-out.ts')
      await logOut()
    } catch (error) {
      logFailure('The logout failed', error)
      showToast({ kind: 'error', title: failed('logoutFailed'), text: failed('logoutFailedHelp') })
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  return (
    <button type="button" aria-busy={isPending || undefined} aria-disabled={isPending || undefined} onClick={() => void leave()}>
      {t('logout')}
      {isPending && <span className="spinner" aria-hidden />}
    </button>
  )
}
