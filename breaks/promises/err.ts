import type { Break } from '../break.ts'

const NOT_FOUND = 'storefront/src/features/store/page-not-found.tsx'
const FETCH_FAILED = 'storefront/src/features/layout/fetch-failed.tsx'

export const BREAKS: readonly Break[] = [
  { clause: 'ERR-01a', file: FETCH_FAILED, from: "title={t('fetchFailed')}", to: "title={t('fetchFailedHelp')}" },
  { clause: 'ERR-01a', file: 'storefront/src/app/[locale]/(shop)/error.tsx', from: 'return <FetchFailed />', to: 'return navigator.onLine ? null : <FetchFailed />' },
  { clause: 'ERR-01a', file: 'storefront/src/app/[locale]/(checkout)/error.tsx', from: 'return <FetchFailed />', to: 'return navigator.onLine ? null : <FetchFailed />' },
  { clause: 'ERR-01a', file: 'storefront/messages/pl/errorPage.json', from: 'Wystąpił błąd podczas pobierania danych, spróbuj odświeżyć stronę', to: 'Some error occurred while fetching data, try to reload page' },
  { clause: 'ERR-01a', file: 'storefront/server/answer-page.ts', from: 'locales.includes(first) ? first : locales[0]', to: 'locales[0]' },
  { clause: 'ERR-01b', file: NOT_FOUND, from: "isDataMissing ? 'dataNotFound' : 'notFoundHelp'", to: "isDataMissing ? 'notFoundHelp' : 'dataNotFound'" },
  { clause: 'ERR-01b', file: 'storefront/messages/pl/errorPage.json', from: 'Nie znaleziono żądanych danych', to: 'Nie znaleziono strony' },
  { clause: 'ERR-01b', file: 'storefront/src/features/listing/category-page.tsx', from: '<PageNotFound isDataMissing>{whenMissing}</PageNotFound>', to: '<PageNotFound>{whenMissing}</PageNotFound>' },
  { clause: 'ERR-01a', file: FETCH_FAILED, from: "t('fetchFailed')", to: "t('fetchFailedHelp')" },
  { clause: 'ERR-02', file: NOT_FOUND, from: "isDataMissing ? 'dataNotFound' : 'notFoundHelp'", to: "isDataMissing ? 'dataNotFound' : 'notFound'" },
  { clause: 'ERR-02', file: 'storefront/messages/en/errorPage.json', from: '404: This is not the page you are looking for.', to: 'This page does not exist.' },
  { clause: 'ERR-02', file: 'storefront/messages/pl/errorPage.json', from: '404: To nie jest strona, której szukasz.', to: 'Nie ma takiej strony.' },
  { clause: 'ERR-02', file: 'storefront/src/app/[locale]/(shop)/dashboard/(account)/[...section]/page.tsx', from: '<PageNotFound />', to: '<PageNotFound isDataMissing />' },
]
