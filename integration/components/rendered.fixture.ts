import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { NextIntlClientProvider } from 'next-intl'
import { type ComponentType, createElement, type PropsWithChildren } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messagesOf } from '../../e2e/translator.ts'

export type Language = 'en' | 'pl'

// createElement takes the children apart from the properties.
const Provider = NextIntlClientProvider as ComponentType<PropsWithChildren<{ locale: string; messages: object; timeZone: string }>>

// Components keep the router for later events.
const NO_ROUTER = {} as AppRouterInstance

/**
 * Renders a client component, which the storefront's own tests cannot: they have the React of server components.
 * @param file below `storefront/src/features`, with an export of this name
 * @returns its HTML before any event
 */
export async function render<Props extends object>(file: string, name: string, props: Props, language: Language = 'en'): Promise<string> {
  // The compiler does not follow this path: it checks components with settings of their own.
  const path = `../../storefront/src/features/${file}`
  const { [name]: component } = (await import(path)) as Record<string, ComponentType<Props>>
  const page = { locale: language, messages: messagesOf(language), timeZone: 'Europe/Warsaw' }
  return renderToStaticMarkup(createElement(Provider, page, createElement(AppRouterContext, { value: NO_ROUTER }, createElement(component!, props))))
}

/** @returns what a visitor reads: each piece of text between tags, without its markup */
export async function textsOf<Props extends object>(...component: Parameters<typeof render<Props>>): Promise<string[]> {
  const html = await render(...component)
  return html.split(/<[^>]*>/).map((text) => text.trim()).filter(Boolean)
}
