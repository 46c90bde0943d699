'use client'

import { useLocale, useTimeZone } from 'next-intl'
import type { OrderCommentFragment } from '../../graphql/generated/types.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { DownloadIcon } from '../../ui/icons/download-icon.tsx'
import { shopDay } from '../store/shop-day.ts'
import { isFile, messageLines } from './message-lines.ts'

interface OrderCommentsProps {
  readonly comments: ReadonlyArray<OrderCommentFragment | null> | null
  /** Above the messages, so that a line that says the same is left out. */
  readonly heading?: string
}

/** The shop's messages to the customer. */
export function OrderComments({ comments, heading }: OrderCommentsProps) {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const written = (comments ?? []).filter((comment) => comment !== null)
  if (written.length === 0) return null
  return (
    <ul className="grid gap-3">
      {written.map(({ message, timestamp }) => (
        <li key={`${timestamp} ${message}`} className="border-l-4 border-line pl-4 text-sm">
          <p className="text-mute">{shopDay(timestamp, locale, timeZone)}</p>
          {messageLines(message).filter(([first]) => heading === undefined || first !== heading).map((line, index) => (
            <p key={index} className="min-h-[1lh] wrap-anywhere">
              {line.map((part) => (typeof part === 'string' ? part : <MessageLink key={part.href} {...part} />))}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

function MessageLink({ href, text }: { readonly href: string; readonly text: string }) {
  const isDownload = isFile(href)
  return (
    <a className={isDownload ? buttonStyle({}, 'my-2') : 'tap inline-flex items-center font-semibold underline underline-offset-4'} href={href} rel="noreferrer">
      {isDownload && <DownloadIcon size={18} className="shrink-0" />}
      {text}
    </a>
  )
}
