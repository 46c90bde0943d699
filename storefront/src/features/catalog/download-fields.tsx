'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '../../lib/format-money.ts'
import { PlayIcon } from '../../ui/icons/play-icon.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { ExtraFieldsProps } from './extended-buy-box.tsx'
import { type Downloads, LINKS } from './product-extras.ts'

interface DownloadFieldsProps extends ExtraFieldsProps {
  readonly downloads: Downloads
}

/** The files to choose from, and pieces of them to try first. */
export function DownloadFields({ downloads, answers, onAnswer, isLacking, currency }: DownloadFieldsProps) {
  const t = useTranslations('product.kinds')
  const locale = useLocale()
  const { label, isSeparate, links } = downloads
  const ofLinks = links.flatMap(({ label: title, sample }) => (sample ? [{ label: title, url: sample }] : []))
  const samples = [...downloads.samples, ...ofLinks]

  return (
    <>
      {isSeparate && links.length > 0 && (
        <ChoiceField
          name={LINKS}
          label={label}
          kind="checkbox"
          isRequired
          values={links.map(({ uid, label: title, amount }) => ({
            uid,
            label: title,
            charge: amount > 0 ? t('more', { price: formatMoney({ value: amount, currency }, locale) }) : '',
          }))}
          chosen={answers[LINKS] ?? []}
          onChoose={(uids) => onAnswer(LINKS, uids)}
          isLacking={isLacking({ uid: LINKS, isRequired: true })}
        />
      )}
      {!isSeparate && <Titles label={label} titles={links.map((link) => link.label)} />}
      {samples.length > 0 && (
        <div>
          <p className="text-sm font-medium">{t('samples')}</p>
          <ul>
            {samples.map(({ label: title, url }) => (
              <li key={url}>
                <a className="button button-text" href={url} target="_blank" rel="noopener noreferrer">
                  <PlayIcon size={18} />
                  {title} <span className="sr-only">{t('newTab')}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Titles({ label, titles }: { label: string; titles: readonly string[] }) {
  return (
    <div>
      <p className="text-sm font-medium">{label}</p>
      <ul className="list-inside list-disc text-sm">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  )
}
