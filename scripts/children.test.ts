import type { ChildProcess } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { startChild, stopChildren } from './children.mjs'

afterEach(() => stopChildren())

test.each([
  ['processes that a child has started', 'sleep 60 & echo up; wait'],
  ['processes that a child has left behind', 'sleep 60 & echo up'],
  ['a child that ignores SIGTERM', 'trap "" TERM; echo up; sleep 60 & wait; wait'],
])('stops %s', async (_what, script) => {
  const child = startChild('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] }, 200)
  const isGone = outputClosed(child)
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  expect(await Promise.race([isGone, Promise.resolve('running')])).toBe('running')
  await stopChildren()
  expect(await isGone).toBe('gone')
})

test('stops children in reverse order of their start, each within its grace period', async () => {
  const ends: string[] = []
  const started = ['backend', 'shop'].map(async (name) => {
    const child = startChild('sh', ['-c', `trap 'sleep 0.3; exit 0' TERM; echo up; while :; do sleep 0.05; done`], { stdio: ['ignore', 'pipe', 'ignore'] })
    child.once('exit', (status) => ends.push(`${name} ${status}`))
    await new Promise((resolve) => child.stdout?.once('data', resolve))
  })
  await Promise.all(started)
  await stopChildren()
  expect(ends).toEqual(['shop 0', 'backend 0'])
})

test('has waited for a killed child', async () => {
  const child = startChild('sh', ['-c', 'trap "" TERM; echo up; while :; do sleep 0.05; done'], { stdio: ['ignore', 'pipe', 'ignore'] }, 50)
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  await stopChildren()
  expect(() => process.kill(-child.pid!, 0)).toThrow('ESRCH')
})

/** The output stays open while any process that can write to it is running. */
const outputClosed = (child: ChildProcess): Promise<string> => new Promise((resolve) => child.once('close', () => resolve('gone')))
