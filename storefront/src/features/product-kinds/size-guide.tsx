'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { queryClient } from '../../graphql/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface SizeGuideProps {
  /** The identifier of the CMS block. */
  readonly guide: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The shop's own table of sizes and how to measure, from a CMS block. */
export function SizeGuide({ guide, isOpen, onClose }: SizeGuideProps) {
  const t = useTranslations('sizeGuide')
  const locale = useLocale()
  const { data: html, isError, refetch } = useQuery(
    { queryKey: ['size-guide', guide, locale], queryFn: () => loadGuide(guide, locale), staleTime: Infinity, retry: 1 },
    queryClient,
  )
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')} wide>
      {html !== undefined ? (
        // oxlint-disable-next-line react/no-danger -- the server let through only a list of tags, with cmsHtml
        <div className="cms size-guide" dangerouslySetInnerHTML={{ __html: html }} />
      ) : isError ? (
        <Notice kind="error">
          {t('failed')}{' '}
          <Button variant="text" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Notice>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Modal>
  )
}

async function loadGuide(block: string, locale: string): Promise<string> {
  const response = await fetch(`/api/size-guide?${new URLSearchParams({ block, locale })}`)
  if (!response.ok) throw new Error(`The size guide could not be loaded: status ${response.status}`)
  return response.text()
}
