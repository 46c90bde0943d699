import { showToast } from './toast.ts'

export interface CopyLabels {
  readonly copied: string
  readonly copyYourself: string
}

export async function copyText(text: string, { copied, copyYourself }: CopyLabels): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'success', title: copied })
  } catch {
    // Browsers can refuse access to the clipboard; the visitor can copy the text from the message.
    showToast({ kind: 'info', title: copyYourself, text })
  }
}
