import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

interface Options<Props extends object> {
  readonly loader: () => Promise<ComponentType<Props>>
  readonly ssr?: boolean
  readonly loading?: () => ReactNode
}

/**
 * What `next/dynamic` renders in a browser. Next's own file brings the server's part as well, which preloads chunks and leaves out
 * components. The elements are nested as there, because React numbers those that it hydrates.
 */
export default function Loadable<Props extends object>({ loader, ssr = true, loading: Loading }: Options<Props>) {
  const Lazy = lazy(async () => ({ default: await loader() })) as unknown as ComponentType<Props>
  return function LoadedOnDemand(props: Props) {
    const part = ssr ? (
      <>
        {null}
        <Lazy {...props} />
      </>
    ) : (
      <Lazy {...props} />
    )
    return !ssr || Loading ? <Suspense fallback={Loading && <Loading />}>{part}</Suspense> : part
  }
}
