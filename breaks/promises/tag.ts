import type { Break } from '../break.ts'

const TRACKING = 'storefront/src/features/tracking'
const TAG_MANAGER = `${TRACKING}/tag-manager.ts`
const BANNER = `${TRACKING}/consent-banner.tsx`
const TRACK = `${TRACKING}/track.ts`

export const BREAKS: readonly Break[] = [
  { clause: 'TAG-01a', file: TAG_MANAGER, from: "document.readyState === 'complete'", to: "document.readyState !== 'loading'" },
  { clause: 'TAG-01a', file: TAG_MANAGER, from: 'script.src = address', to: 'script.dataset.src = address' },
  { clause: 'TAG-01a', file: `${TRACKING}/tracking-attributes.ts`, from: '?id=${encodeURIComponent(tagManager.containerId)}', to: '' },
  { clause: 'TAG-01b', file: TAG_MANAGER, from: '...consentMode(currentConsent().granted)', to: "...consentMode(currentConsent().isOpen ? ['analytics'] : currentConsent().granted)" },
  { clause: 'TAG-01c', file: TAG_MANAGER, from: '...consentMode(currentConsent().granted)', to: '...consentMode(currentConsent().isOpen ? currentConsent().granted : [])' },
  { clause: 'TAG-01c', file: `${TRACKING}/consent-choice.ts`, from: 'granted: purposes.filter((purpose) => choice.granted.includes(purpose)), isOpen', to: 'granted: purposes.filter((purpose) => choice.refused.includes(purpose)), isOpen' },
  { clause: 'TAG-02a', file: BANNER, from: 'onClick={() => answer(purposes)}', to: 'onClick={() => answer([])}' },
  { clause: 'TAG-02a', file: TRACK, from: '    stop()\n    start([])', to: '    stop()' },
  { clause: 'TAG-02a', file: BANNER, from: "{purposes.includes('marketing') ? messages.text : messages.textWithoutMarketing}", to: '{messages.textWithoutMarketing}' },
  { clause: 'TAG-02a', file: `${TRACKING}/consent-choices.tsx`, from: 'onClick={() => save(purposes)}', to: 'onClick={() => save([])}' },
  { clause: 'TAG-02b', file: BANNER, from: 'onClick={() => answer([])}', to: 'onClick={() => answer(purposes)}' },
  { clause: 'TAG-02b', file: BANNER, from: 'onConsent(({ isOpen }) => {\n    if (isOpen) return', to: 'onConsent(({ isOpen, granted }) => {\n    if (isOpen || granted.length === 0) return' },
  { clause: 'TAG-02b', file: TAG_MANAGER, from: 'granted.includes(purpose)', to: 'granted.length > 0' },
  { clause: 'TAG-02c', file: `${TRACKING}/consent-choices.tsx`, from: 'defaultChecked={isConsented(purpose)}', to: 'defaultChecked={!isConsented(purpose)}' },
  { clause: 'TAG-02c', file: `${TRACKING}/cookie-settings.tsx`, from: 'onClick={() => void open()}', to: 'onDoubleClick={() => void open()}' },
  { clause: 'TAG-02c', file: TAG_MANAGER, from: "gtag('consent', 'update', ", to: "gtag('consent', 'default', " },
  { clause: 'TAG-02c', file: `${TRACKING}/shop-tracking.ts`, from: '{ capture: true, signal }', to: '{ capture: true }' },
  { clause: 'TAG-02c', file: `${TRACKING}/shop-tracking.ts`, from: '    stop()\n    tracking.abort()', to: '    tracking.abort()' },
  { clause: 'TAG-02c', file: TAG_MANAGER, from: '      earlyAnswers = []\n', to: '' },
  { clause: 'TAG-02c', file: `${TRACKING}/track-entries.ts`, from: "removeEventListener('click', trackClick, { capture: true })", to: "removeEventListener('click', trackClick)" },
  { clause: 'TAG-02c', file: `${TRACKING}/track-entries.ts`, from: '    observer.disconnect()\n', to: '' },
  { clause: 'TAG-02c', file: `${TRACKING}/track-entries.ts`, from: '    session.remove()\n', to: '' },
  { clause: 'TAG-02d', file: TRACK, from: 'if (granted.length > 0 ||', to: 'if (isOpen || granted.length > 0 ||' },
  { clause: 'TAG-02d', file: TRACK, from: '  if (!isFirst) return\n', to: '' },
  { clause: 'TAG-02d', file: TAG_MANAGER, from: "whenConsented('analytics', ", to: "whenConsented('marketing', " },
  { clause: 'TAG-02d', file: TRACK, from: 'start([])', to: 'start(answers)' },
  { clause: 'TAG-02d', file: TRACK, from: "granted.includes('analytics') ? answers : []", to: 'answers' },
  { clause: 'TAG-02b', file: 'storefront/src/features/tracking/consent-banner.tsx', from: 'answer([])', to: 'answer(purposes)' },
  {
    clause: 'TAG-02c',
    file: 'storefront/src/features/tracking/tag-manager.ts',
    from: "({ granted }) => gtag('consent', 'update', consentMode(granted))",
    to: "({ granted }) => granted.length > 0 && gtag('consent', 'update', consentMode(granted))",
  },
]
