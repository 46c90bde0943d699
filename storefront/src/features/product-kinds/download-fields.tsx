'use client'

import { useTranslations } from 'next-intl'
import { PlayIcon } from '../../ui/icons/play-icon.tsx'
import { ChoiceField } from './choice-field.tsx'
import { type DownloadSection, LINKS } from './download-section.ts'
import { SamplePlayer } from './sample-player.tsx'
import type { SectionFieldsProps } from './section-kind.ts'
import { useChargeText } from './use-charge-text.ts'

/** The files to choose from and their samples. */
export function DownloadFields({ section, selection: { answers }, onAnswer, missing, currency }: SectionFieldsProps<DownloadSection>) {
  const t = useTranslations('product.kinds')
  const chargeText = useChargeText(currency)
  const { label, isSeparate, links } = section
  // The only one is in any case a part of what is bought.
  const isChoice = isSeparate && links.length > 1
  const linkSamples = links.flatMap(({ label: title, sample }) => (sample ? [{ label: t('sample', { title }), ...sample }] : []))

  return (
    <>
      {isChoice && (
        <ChoiceField
          name={LINKS}
          label={label}
          kind="checkbox"
          isRequired
          values={links.map(({ uid, label: title, amount }) => ({
            uid,
            label: title,
            charge: chargeText({ amount }),
          }))}
          chosen={answers[LINKS] ?? []}
          onChoose={(uids) => onAnswer(LINKS, uids)}
          isMissing={missing.includes(LINKS)}
        />
      )}
      {!isChoice && links.length > 0 && <Titles label={label} titles={links.map((link) => link.label)} />}
      <Samples samples={[...section.samples, ...linkSamples]} />
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

function Samples({ samples }: Pick<DownloadSection, 'samples'>) {
  const t = useTranslations('product.kinds')
  if (samples.length === 0) return null
  return (
    <div>
      <p className="text-sm font-medium">{t('samples')}</p>
      <ul>
        {samples.map((sample) => (
          <li key={sample.url}>
            {sample.plays ? (
              <SamplePlayer {...sample} plays={sample.plays} />
            ) : (
              <a className="button button-text" href={sample.url} target="_blank" rel="noopener noreferrer">
                <PlayIcon size={18} />
                {sample.label} <span className="sr-only">{t('newTab')}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
