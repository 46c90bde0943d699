'use client'

/**
 * Shown if a script of the layout cannot be loaded. There are no providers and messages then, so the layout leaves both texts on
 * `<html>`.
 */
export default function GlobalError() {
  const { lang, dataset } = typeof document === 'undefined' ? { lang: 'en', dataset: {} } : document.documentElement
  const { loadFailed = 'This page could not be loaded', reload = 'Reload page' }: DOMStringMap = dataset
  return (
    <html lang={lang} data-load-failed={loadFailed} data-reload={reload}>
      <body>
        <main className="page pt-(--section)">
          <h1 className="mb-6">{loadFailed}</h1>
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {reload}
          </button>
        </main>
      </body>
    </html>
  )
}
