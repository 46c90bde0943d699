import { afterEach, describe, expect, test, vi } from 'vitest'
import { whenNear } from './when-near.ts'

const observers: FakeObserver[] = []

class FakeObserver {
  isConnected = false
  readonly report: (...areNear: boolean[]) => void

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.report = (...areNear) => this.isConnected && callback(areNear.map((isIntersecting) => ({ isIntersecting })))
    observers.push(this)
  }

  observe(): void {
    this.isConnected = true
  }

  disconnect(): void {
    this.isConnected = false
  }
}

function watch() {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const isNear = vi.fn<() => void>()
  const cancel = whenNear({} as Element, isNear)
  return { isNear, cancel, report: observers.at(-1)!.report }
}

afterEach(() => vi.unstubAllGlobals())

describe('whenNear', () => {
  test('[SHELL-11] reports an element once, when it is near', () => {
    const { isNear, report } = watch()
    report(false)
    expect(isNear).not.toHaveBeenCalled()
    report(true)
    report(false)
    report(true)
    expect(isNear).toHaveBeenCalledTimes(1)
  })

  test('[SHELL-11] reads all positions that a busy browser reports at once', () => {
    const { isNear, report } = watch()
    report(false, true)
    expect(isNear).toHaveBeenCalledTimes(1)
  })

  test('reports nothing once it is cancelled', () => {
    const { isNear, cancel, report } = watch()
    cancel()
    report(true)
    expect(isNear).not.toHaveBeenCalled()
  })
})
