import type { ThemeColor } from './brand.ts'

/** Where `src/ui/tokens.css` has each colour. */
export const THEME_VARIABLES: Readonly<Record<ThemeColor, `--${string}`>> = {
  page: '--brand-paper',
  panel: '--brand-stone',
  panelHover: '--tile-hover',
  pressed: '--brand-scree',
  text: '--brand-ink',
  softText: '--text-soft',
  muteText: '--text-mute',
  accent: '--brand-blaze',
  action: '--brand-action',
  actionHover: '--brand-action-hover',
  actionText: '--text-on-action',
  line: '--line',
  controlLine: '--line-control',
  focus: '--focus',
}
